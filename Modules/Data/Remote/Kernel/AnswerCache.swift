public import Domain
import FileCache

/// Answers that were good once, for when the server can't be reached.
public struct AnswerCache: Sendable {
    private let cache: FileCache

    /// - Parameter folder: made when it is missing; processes may share it.
    public init(folder: String, clock: any WallClock) throws {
        cache = try FileCache(folder: folder, capacity: 16 << 20) { clock.now.milliseconds * 1_000_000 }
    }

    /// A full disk must not keep an answer from its reader, so keeping never fails.
    func keep(_ answer: [UInt8], for key: String) async {
        try? await cache.store(answer, for: key)
    }

    func answer(for key: String) async -> (bytes: [UInt8], since: Moment)? {
        guard let entry = await cache.entry(for: key) else { return nil }
        return (entry.bytes, Moment(milliseconds: entry.storedAt / 1_000_000))
    }

    func forgetAll() async {
        await cache.removeAll()
    }
}
