import Domain
import TestSupport

extension Store {
    /// A picture of the member's; different words make different pictures.
    @discardableResult
    func upload(_ owner: Member.ID, _ word: String) async throws -> Image {
        try await images.insert(picture(word, of: owner))
    }

    func picture(_ word: String, of owner: Member.ID) -> Image {
        Image(
            id: identifiers.next(),
            owner: owner,
            width: 640,
            height: 480,
            files: ImageFiles(thumb: file("\(word) t"), card: file("\(word) c"), full: file("\(word) f")),
            uploadedAt: clock.now
        )
    }

    private func file(_ word: String) -> StoredFile {
        let letters = word.utf8.map { String($0, radix: 16) }.joined()
        let name = String((letters + String(repeating: "0", count: 64)).prefix(64))
        guard let file = StoredFile(name) else { preconditionFailure("\(name) is no name of a file") }
        return file
    }
}
