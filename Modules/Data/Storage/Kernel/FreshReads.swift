import Domain
import Synchronization

/// Lets the reads of one request include changes by other servers that this one may not have been told of
/// yet: what is cached is read again, once.
public final class FreshReads: Sendable {
    private struct State {
        var members: Set<Member.ID> = []
        var hasBoard = false
    }

    @TaskLocal static var current: FreshReads?

    private let state = Mutex(State())

    public static func during<Value: Sendable>(_ work: () async throws -> Value) async rethrows -> Value {
        try await $current.withValue(FreshReads(), operation: work)
    }

    /// Whether the member has to be read again.
    func take(_ member: Member.ID) -> Bool { state.withLock { $0.members.insert(member).inserted } }

    /// Whether the board has to be brought up to date.
    func takeBoard() -> Bool {
        state.withLock { state in
            defer { state.hasBoard = true }
            return !state.hasBoard
        }
    }
}
