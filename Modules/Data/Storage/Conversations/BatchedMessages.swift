import Database
import Domain
import Synchronization

/// Inserts all waiting messages in one transaction, with a few statements.
///
/// A call returns once its message is durable. The message of a cancelled caller is still sent.
final class BatchedMessages: Sendable {
    typealias Outcome = Result<KeptMessage, any Error>
    typealias Keep = @Sendable (Connection, [MessageRequest]) throws -> [Outcome]

    private struct Waiting: Sendable {
        let request: MessageRequest
        let answer: CheckedContinuation<KeptMessage, any Error>
    }

    private struct State {
        var line: [Waiting] = []
        var isKeeping = false
    }

    /// The largest number of messages in a transaction.
    private static let most = 64
    /// The number of waiting messages examined for a batch.
    private static let sight = 256

    private let database: Database
    private let keep: Keep
    private let state = Mutex(State())

    init(_ database: Database, _ keep: @escaping Keep) {
        self.database = database
        self.keep = keep
    }

    func send(_ request: MessageRequest) async throws -> KeptMessage {
        try await withCheckedThrowingContinuation { answer in
            let isFirst = state.withLock { state in
                state.line.append(Waiting(request: request, answer: answer))
                defer { state.isKeeping = true }
                return !state.isKeeping
            }
            // A separate task, so that a cancelled caller doesn't cancel the messages of others.
            if isFirst { Task { await keepAll() } }
        }
    }

    private func keepAll() async {
        while let batch = next() { await keep(batch) }
    }

    /// Takes the oldest waiting messages, at most one per conversation and per sender, so that the contexts
    /// read at the start of the transaction stay valid. Nil when none is waiting.
    private func next() -> [Waiting]? {
        state.withLock { state in
            guard !state.line.isEmpty else {
                state.isKeeping = false
                return nil
            }
            var (taken, left): ([Waiting], [Waiting]) = ([], [])
            var (talks, senders): (Set<Conversation.ID>, Set<Member.ID>) = ([], [])
            for waiting in state.line.prefix(Self.sight) {
                let message = waiting.request.message
                let isNext =
                    taken.count < Self.most && !talks.contains(message.conversation)
                    && !senders.contains(message.sender)
                talks.insert(message.conversation)
                senders.insert(message.sender)
                if isNext { taken.append(waiting) } else { left.append(waiting) }
            }
            state.line.replaceSubrange(..<min(state.line.count, Self.sight), with: left)
            return taken
        }
    }

    private func keep(_ batch: [Waiting]) async {
        let requests = batch.map(\.request)
        do {
            let kept = try await database.writeAside { [keep] in try keep($0, requests) }
            for (waiting, outcome) in zip(batch, kept) {
                waiting.answer.resume(with: outcome)
            }
        } catch let error as DatabaseError where batch.count > 1 && error.isOfOneRow {
            // One invalid row fails the batch, so each message gets its own transaction.
            for waiting in batch { await keep([waiting]) }
        } catch {
            for waiting in batch { waiting.answer.resume(throwing: error) }
        }
    }
}

extension DatabaseError {
    /// Whether a row caused the error and the transaction had no effect.
    fileprivate var isOfOneRow: Bool {
        switch kind {
        case .uniqueViolation, .foreignKeyViolation, .checkViolation, .notNullViolation, .invalidText: true
        default: false
        }
    }
}
