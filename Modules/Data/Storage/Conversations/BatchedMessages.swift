import Database
import Domain
import Synchronization

/// Keeps the messages that wait at one moment in one transaction, with a few statements for all of them.
///
/// A message is answered once it is durable. One whose caller has gone away meanwhile is kept all the same.
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

    /// How many share a transaction at most.
    private static let most = 64
    /// How far into the line is looked for them.
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
            // Its own task, so that a cancelled caller does not cancel the messages of others.
            if isFirst { Task { await keepAll() } }
        }
    }

    private func keepAll() async {
        while let batch = next() { await keep(batch) }
    }

    /// Those who have waited longest, one of each conversation and of each sender: what is known of them then
    /// stays true until the end of the transaction.
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
            // One of them is in the way of all.
            for waiting in batch { await keep([waiting]) }
        } catch {
            for waiting in batch { waiting.answer.resume(throwing: error) }
        }
    }
}

extension DatabaseError {
    /// Whether it is about what was to be kept, and nothing was.
    fileprivate var isOfOneRow: Bool {
        switch kind {
        case .uniqueViolation, .foreignKeyViolation, .checkViolation, .notNullViolation, .invalidText: true
        default: false
        }
    }
}
