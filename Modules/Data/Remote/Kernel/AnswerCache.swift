import Domain
import FileCache
public import Foundation

/// Answers that were good once, for when the server can't be reached.
public struct AnswerCache: Sendable {
    private let cache: FileCache

    /// - Parameter folder: made when it is missing; processes may share it.
    public init(folder: URL, clock: @escaping @Sendable () -> Date = { Date() }) throws {
        cache = try FileCache(folder: folder, capacity: 16 << 20, clock: clock)
    }

    /// A full disk must not keep an answer from its reader, so keeping never fails.
    func keep(_ answer: [UInt8], for key: String) async {
        try? await cache.store(answer, for: key)
    }

    func answer(for key: String) async -> (bytes: [UInt8], since: Moment)? {
        guard let entry = await cache.entry(for: key) else { return nil }
        let since = Moment(milliseconds: Int64((entry.storedAt.timeIntervalSince1970 * 1_000).rounded(.down)))
        return (entry.bytes, since)
    }

    func forgetAll() async {
        await cache.removeAll()
    }
}
