import Database
import Domain
import Storage
import TestSupport
import Testing

@Suite("Processor time of uploads")
struct ProcessingContract {
    @Test(
        "Five minutes a day are a member's share, failures included, and a refusal says when there is more",
        arguments: Database.Engine.allCases
    )
    func share(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let (ana, ben) = (
            try await store.join("ana").account.id, try await store.join("ben").account.id
        )
        let (slow, failing) = (upload(to: store), upload(to: store, failing: true))
        _ = try await slow([1], by: ana)
        await #expect(throws: ImageRefusal.unreadable) { try await failing([1], by: ana) }
        await #expect(throws: ImageRefusal.tooMuchWork(retryAfter: .milliseconds(28_800))) {
            try await slow([1], by: ana)
        }
        _ = try await slow([1], by: ben)
        store.clock.pass(.milliseconds(28_800))
        _ = try await slow([1], by: ana)
    }

    /// Each upload takes 160 seconds.
    private func upload(to store: Store, failing: Bool = false) -> UploadImage {
        UploadImage(
            images: store.images,
            store: Nowhere(),
            press: Press(fails: failing),
            throttle: store.throttle,
            identifiers: store.identifiers,
            clock: store.clock
        )
    }
}

private struct Press: ImageProcessor {
    let fails: Bool

    func press(_ upload: [UInt8], of member: Member.ID?) -> Processing<ProcessedImage> {
        let image = ProcessedImage(width: 1, height: 1, thumb: upload, card: upload, full: upload)
        return Processing(fails ? .failure(ImageRefusal.unreadable) : .success(image), work: .seconds(160))
    }
}

private struct Nowhere: FileStore {
    func keep(_ bytes: [UInt8], at now: Moment) throws -> StoredFile {
        try #require(StoredFile(String(repeating: "a", count: 64)))
    }

    func content(of file: StoredFile) -> StoredContent? { nil }
    func has(_ file: StoredFile) -> Bool { true }

    func sweep(
        about count: Int,
        keptBefore moment: Moment,
        needed: @Sendable ([StoredFile]) async throws -> Set<StoredFile>
    ) {}
}
