import Foundation
import JSONCoding

extension TestServer {
    public var keptPictures: [[UInt8]] { folder.keptPictures }
}

extension TemporaryFolder {
    /// Every byte of every picture that a server keeps here, file by file.
    public var keptPictures: [[UInt8]] {
        let images = file("images")
        let files = FileManager.default.enumerator(at: images, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).compactMap { file in
            (try? Data(contentsOf: file)).map(Array.init)
        }
    }
}

extension Neighbour {
    /// Hands in a file as it is.
    public func upload(_ bytes: [UInt8], as type: String = "image/jpeg") async throws -> TestResponse {
        let headers = ["Authorization": "Bearer \(accessToken)", "Content-Type": type]
        return try await TestResponse.asking(
            "POST",
            "\(server.address)/api/v1/images",
            bytes,
            headers: headers
        )
    }

    /// A picture that no one has uploaded before, by its identifier.
    public func uploadsPicture(_ shade: UInt8 = 0) async throws -> String {
        let picture = PNGFile(16, 16).picture { x, _ in [shade &* 90, x < 8 ? 255 : 0, shade &* 40] }
        return try await upload(picture).id
    }
}
