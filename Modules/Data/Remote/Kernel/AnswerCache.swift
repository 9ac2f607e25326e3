public import Domain
import FileCache

/// A disk cache of responses for use while the server is unreachable.
public struct AnswerCache: Sendable {
    private let cache: FileCache

    /// - Parameter folder: created when missing; processes may share it.
    public init(folder: String, clock: any WallClock) throws {
        cache = try FileCache(folder: folder, capacity: 16 << 20) { clock.now.milliseconds * 1_000_000 }
    }

    /// Never fails: a full disk must not withhold the response from its caller.
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
