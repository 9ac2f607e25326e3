import Domain
import Remote
import Synchronization
import Wire

/// Answers what a test scripted, refuses everything else, and records the requests.
final class ScriptedTransport: Transport {
    private struct State {
        var replies: [String: Reply] = [:]
        var calls: [Call] = []
        var isReachable = true
        var lastQuestion: String?
    }

    private let state = Mutex(State())

    var asked: [String] { state.withLock { $0.calls.map { "\($0.method) \($0.target)" } } }
    var languages: [String?] { state.withLock { $0.calls.map { $0.headers["Accept-Language"] } } }

    func answer(_ question: String, _ body: any Body, status: Int = 200) {
        answer(question, Reply(status: status, body: body.encoded))
    }

    /// Answers with 204, as a change without content does.
    func accept(_ question: String) {
        answer(question, Reply(status: 204, body: []))
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

    /// The headers that a question came with last.
    func headers(of question: String) -> [String: String] {
        state.withLock { state in
            state.calls.last { "\($0.method) \($0.target)" == question }?.headers ?? [:]
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

    /// Answers a question once more, and then nothing.
    func vanish(after question: String) {
        state.withLock { $0.lastQuestion = question }
    }

    func send(_ call: Call) async throws -> Reply {
        try state.withLock { state in
            guard state.isReachable else { throw RemoteError.unreachable("no answer") }
            state.calls.append(call)
            let question = "\(call.method) \(call.target)"
            if question == state.lastQuestion { state.isReachable = false }
            if let reply = state.replies[question] { return reply }
            let problem = ProblemBody(status: 404, code: "test.unknown", title: "Not found", detail: question)
            return Reply(status: 404, body: problem.encoded)
        }
    }
}
