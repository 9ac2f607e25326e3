import Domain
import Remote
import Synchronization
import Wire

/// A server as a client sees it: it knows one session, counts what it is asked, and can be made to wait.
final class ScriptedServer: Transport {
    struct State {
        /// How often the tokens were replaced: `access 1`, `access 2`, …
        var generation = 1
        /// Access tokens up to this generation have expired.
        var expired = 0
        var ending: SessionRefusal?
        var isReachable = true
        var refreshes = true
        var calls: [String] = []
        var signIns: [SignInBody] = []
        /// The `Idempotency-Key`s that came, by method.
        var keys: [String: [String?]] = [:]
    }

    private let state = Mutex(State())
    private let beforeRefresh: @Sendable () async -> Void
    private let afterRefusal: @Sendable () async -> Void

    /// - Parameters:
    ///   - beforeRefresh: what a refresh waits for before it is looked at.
    ///   - afterRefusal: what the answer waits for once a token was found expired.
    init(
        beforeRefresh: @escaping @Sendable () async -> Void = {},
        afterRefusal: @escaping @Sendable () async -> Void = {}
    ) {
        self.beforeRefresh = beforeRefresh
        self.afterRefusal = afterRefusal
    }

    func send(_ call: Call) async throws -> Reply {
        if call.target == API.sessions.refresh.pattern { await beforeRefresh() }
        let reply = try state.withLock { state in
            let isRefresh = call.target == API.sessions.refresh.pattern
            guard state.isReachable, state.refreshes || !isRefresh else {
                throw RemoteError.unreachable("the cable is out")
            }
            state.calls.append("\(call.method) \(call.target)")
            state.keys[call.method, default: []].append(call.headers["Idempotency-Key"])
            return try state.answer(call)
        }
        if reply.status == 401 { await afterRefusal() }
        return reply
    }

    func change(_ change: (inout State) -> Void) {
        state.withLock { change(&$0) }
    }

    func count(_ call: String) -> Int {
        state.withLock { $0.calls.filter { $0 == call }.count }
    }

    var signIns: [SignInBody] { state.withLock { $0.signIns } }

    func keys(_ method: String) -> [String?] { state.withLock { $0.keys[method] ?? [] } }

    var refreshes: Int { count("POST /api/v1/sessions/refresh") }

    static func tokens(_ generation: Int) -> SessionTokens {
        SessionTokens(
            access: "access \(generation)",
            accessExpiresAt: Moment(milliseconds: 1_000),
            refresh: "refresh \(generation)",
            refreshExpiresAt: Moment(milliseconds: 2_000)
        )
    }

    static let login = SavedLogin(nickname: "달래", tokens: tokens(1))
}

extension ScriptedServer.State {
    fileprivate mutating func answer(_ call: Call) throws -> Reply {
        switch call.target {
        case API.sessions.refresh.pattern: return try refresh(RefreshBody(parsing: call.body ?? []))
        case API.sessions.signIn.pattern where call.method == "POST":
            signIns.append(try SignInBody(parsing: call.body ?? []))
            let admission = SessionGrant(
                account: try account,
                tokens: ScriptedServer.tokens(generation),
                deviceToken: "device \(generation)"
            )
            return Reply(status: 201, body: SessionGrantBody(admission).encoded)
        default: break
        }
        if let header = call.headers["Authorization"] {
            if let ending { return refusal(ending) }
            let shown = Int(header.split(separator: " ").last ?? "") ?? 0
            guard shown > expired else { return refusal(.accessExpired) }
        }
        if call.method == "DELETE" { return Reply(status: 204, body: []) }
        if call.target == API.accounts.mine.pattern {
            return Reply(status: 200, body: AccountBody(try account).encoded)
        }
        return Reply(status: 200, body: Array(#"{"items":[],"next":null}"#.utf8))
    }

    private mutating func refresh(_ body: RefreshBody) -> Reply {
        if let ending { return refusal(ending) }
        guard body.refreshToken == "refresh \(generation)" else {
            ending = .ended
            return refusal(.refreshReused)
        }
        generation += 1
        return Reply(status: 200, body: RefreshedBody(ScriptedServer.tokens(generation)).encoded)
    }

    private func refusal(_ refusal: SessionRefusal) -> Reply {
        let problem = ProblemBody(status: 401, code: refusal.code, title: "Not signed in", detail: "…")
        return Reply(status: 401, body: problem.encoded)
    }

    private var account: Account {
        get throws {
            Account(
                id: Member.ID(rawValue: 1),
                email: try EmailAddress("dallae@example.com"),
                nickname: try Nickname("달래"),
                language: .korean,
                joinedAt: Moment(milliseconds: 0)
            )
        }
    }
}
