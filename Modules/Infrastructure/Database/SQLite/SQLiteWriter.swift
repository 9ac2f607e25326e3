import Dispatch
import Synchronization

/// The single writer. It commits the waiting writes together, each in a savepoint of its own.
final class SQLiteWriter: Sendable {
    typealias Body = @Sendable (Connection) throws -> Void

    enum Manner {
        case shared
        /// In a transaction of its own, without foreign key checks: for migrations.
        case alone
        /// With exclusive access, without foreign key checks.
        case filling
    }

    struct Write: Sendable {
        let ticket: Int
        let manner: Manner
        let body: Body
        let answer: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var waiting: [Write] = []
        var tickets = 0
        var isRunning = false
        var isClosed = false
        var closers: [CheckedContinuation<Void, Never>] = []
    }

    let queue = DispatchQueue(label: "sqlite.writer")
    private let committer: SQLiteCommitter
    private let batch: Int
    private let state = Mutex(State())

    init(_ committer: SQLiteCommitter, batch: Int) {
        self.committer = committer
        self.batch = max(1, batch)
    }

    var waiting: Int { state.withLock(\.waiting.count) }

    /// Returns once `body` is committed. Cancellation removes a waiting write; one that has started is
    /// completed.
    func submit(_ manner: Manner, _ body: @escaping Body) async throws {
        let ticket = state.withLock { state in
            state.tickets += 1
            return state.tickets
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { answer in
                enqueue(Write(ticket: ticket, manner: manner, body: body, answer: answer))
                // The cancellation may have preceded the wait it should have cancelled.
                if Task.isCancelled { withdraw(ticket) }
            }
        } onCancel: {
            withdraw(ticket)
        }
    }

    /// Refuses new writes, commits those waiting, and closes the connection.
    func close() async {
        await withCheckedContinuation { closer in
            let isIdle = state.withLock { state in
                state.isClosed = true
                if state.isRunning { state.closers.append(closer) }
                return !state.isRunning
            }
            if isIdle { closer.resume() }
        }
    }

    private func enqueue(_ write: Write) {
        let isFirst = state.withLock { state -> Bool? in
            if state.isClosed { return nil }
            state.waiting.append(write)
            defer { state.isRunning = true }
            return !state.isRunning
        }
        switch isFirst {
        case nil: write.answer.resume(throwing: DatabaseError(.closed, "the database is closed"))
        case true?: queue.async { self.drain() }
        case false?: break
        }
    }

    private func withdraw(_ ticket: Int) {
        let write = state.withLock { state in
            state.waiting.firstIndex { $0.ticket == ticket }.map { state.waiting.remove(at: $0) }
        }
        write?.answer.resume(throwing: CancellationError())
    }

    private func drain() {
        while let batch = nextBatch() {
            committer.commit(batch)
        }
    }

    /// The writes that share the next commit, in order of arrival; nil when none is waiting.
    private func nextBatch() -> [Write]? {
        let (batch, closers) = state.withLock { state -> ([Write]?, [CheckedContinuation<Void, Never>]) in
            guard let first = state.waiting.first else {
                state.isRunning = false
                defer { state.closers = [] }
                return (nil, state.closers)
            }
            let shared = state.waiting.prefix(self.batch).prefix { $0.manner == .shared }.count
            let count = first.manner == .shared ? shared : 1
            defer { state.waiting.removeFirst(count) }
            return (Array(state.waiting.prefix(count)), [])
        }
        closers.forEach { $0.resume() }
        return batch
    }
}
