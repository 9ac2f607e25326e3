import Dispatch
import Synchronization

/// The one that writes: commits the writes waiting at that moment together, each in a savepoint of its own.
final class SQLiteWriter: Sendable {
    typealias Body = @Sendable (Connection) throws -> Void

    enum Manner {
        case shared
        /// In a transaction of its own, without foreign keys being checked on the way: for migrations.
        case alone
        /// Nobody else has the file open, and foreign keys are not checked.
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

    /// Returns once `body` is committed. A caller cancelled while it waits leaves the line; one whose turn
    /// has come is served to the end.
    func submit(_ manner: Manner, _ body: @escaping Body) async throws {
        let ticket = state.withLock { state in
            state.tickets += 1
            return state.tickets
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { answer in
                enqueue(Write(ticket: ticket, manner: manner, body: body, answer: answer))
                // The cancellation may have come before there was anything to withdraw.
                if Task.isCancelled { withdraw(ticket) }
            }
        } onCancel: {
            withdraw(ticket)
        }
    }

    /// Refuses new writes, commits those that wait, and closes the connection.
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

    /// What may share a commit, in order of arrival; when there is nothing, the writer rests.
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
