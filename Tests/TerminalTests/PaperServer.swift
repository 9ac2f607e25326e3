import Domain
import Remote
import Synchronization
import Wire

/// Answers as a server would to the few questions that commands ask, and remembers the questions.
final class PaperServer: Transport {
    private struct State {
        var replies: [String: Reply] = [:]
        var calls: [Call] = []
        var isReachable = true
    }

    private let state = Mutex(State())

    var asked: [String] { state.withLock { $0.calls.map { "\($0.method) \($0.target)" } } }
    var languages: [String?] { state.withLock { $0.calls.map { $0.headers["Accept-Language"] } } }

    func answer(_ question: String, _ body: any Body, status: Int = 200) {
        answer(question, Reply(status: status, body: body.encoded))
    }

    func answer(_ question: String, _ reply: Reply) {
        state.withLock { $0.replies[question] = reply }
    }

    func body(of question: String) -> String? {
        state.withLock { state in
            state.calls.last { "\($0.method) \($0.target)" == question }?.body
                .map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// The `Idempotency-Key`s that a question came with.
    func keys(of question: String) -> [String?] {
        state.withLock { state in
            state.calls.filter { "\($0.method) \($0.target)" == question }
                .map { $0.headers["Idempotency-Key"] }
        }
    }

    func vanish() {
        state.withLock { $0.isReachable = false }
    }

    func send(_ call: Call) async throws -> Reply {
        try state.withLock { state in
            guard state.isReachable else { throw RemoteError.unreachable("nobody answers") }
            state.calls.append(call)
            let question = "\(call.method) \(call.target)"
            if let reply = state.replies[question] { return reply }
            if call.method == "DELETE" || call.method == "PUT" { return Reply(status: 204, body: []) }
            let problem = ProblemBody(status: 404, code: "test.unknown", title: "Not found", detail: question)
            return Reply(status: 404, body: problem.encoded)
        }
    }
}
