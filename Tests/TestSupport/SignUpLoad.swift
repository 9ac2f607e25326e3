import JSONCoding
import Synchronization

/// Neighbours who all open accounts at the same time, one after the other each, until the server is gone.
public struct SignUpLoad: Sendable {
    /// One try to open an account, and what came of it.
    public struct Attempt: Sendable {
        public let email: String
        public let nickname: String
        /// Everyone is at home somewhere else: a server full of newcomers would have to wait.
        let origin: String
        /// As in `201`; nil where no answer came.
        public let verdict: String?
        public let accessToken: String
    }

    public let attempts: [Attempt]

    public var welcomed: [Attempt] { attempts.filter { $0.verdict == "201" } }
    public var refused: [Attempt] { attempts.filter { $0.verdict != "201" && $0.verdict != nil } }
    /// A client that doesn't know whether there is an account.
    public var unanswered: [Attempt] { attempts.filter { $0.verdict == nil } }

    /// - Parameters:
    ///   - name: tells this storm's neighbours from those of others.
    ///   - count: of the welcomes after which the server is killed, the others still waiting for theirs.
    public init(_ name: String, of clients: Int, at madang: MadangProcess, killingAfter count: Int)
        async throws
    {
        let tally = Tally(goal: count)
        attempts = await withTaskGroup(of: [Attempt].self) { group in
            for client in 0..<clients {
                group.addTask { await Self.attempts(name, client, at: madang, tally) }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
    }

    private static func attempts(
        _ storm: String,
        _ client: Int,
        at madang: MadangProcess,
        _ tally: Tally
    ) async -> [Attempt] {
        var attempts: [Attempt] = []
        repeat {
            attempts.append(await attempt(storm, client, attempts.count, at: madang.port))
            if attempts.last?.verdict == "201", tally.isReachedByOneMore() { await madang.kill() }
        } while attempts.last?.verdict != nil
        return attempts
    }

    /// Every fourth nickname is wanted by two.
    private static func attempt(_ storm: String, _ client: Int, _ number: Int, at port: Int) async -> Attempt
    {
        let nickname = number.isMultiple(of: 4) ? "\(storm)pair\(client / 2)n" : "\(storm)one\(client)n"
        return await attempt(
            email: "\(storm).\(client).\(number)@example.com",
            nickname: "\(nickname)\(number)",
            from: "10.\(client).\(number / 256).\(number % 256)",
            at: port
        )
    }

    fileprivate static func attempt(
        email: String,
        nickname: String,
        from origin: String,
        at port: Int
    ) async -> Attempt {
        let answer = try? await RawConnection.post(
            "/api/v1/accounts",
            [
                "email": .string(email), "nickname": .string(nickname),
                "password": .string(Neighbour.password),
            ],
            from: origin,
            at: port
        )
        return Attempt(
            email: email,
            nickname: nickname,
            origin: origin,
            verdict: answer?.verdict,
            accessToken: answer?.json["session"]?["accessToken"]?.stringValue ?? ""
        )
    }
}

extension SignUpLoad.Attempt {
    /// The very same try again, at a server that stands.
    public func again(at madang: MadangProcess) async -> SignUpLoad.Attempt {
        await SignUpLoad.attempt(
            email: email,
            nickname: nickname,
            from: origin,
            at: madang.port
        )
    }

    /// The nickname under which the server knows the bearer of the token that was handed out.
    public func nicknameKept(at madang: MadangProcess) async throws -> String? {
        try await RawConnection.get("/api/v1/me", token: accessToken, at: madang.port)
            .json["nickname"]?.stringValue
    }

    /// Whether the server lets them in with their password, as in `201`.
    public func signIn(at madang: MadangProcess) async throws -> String {
        try await RawConnection.post(
            "/api/v1/sessions",
            ["email": .string(email), "password": .string(Neighbour.password)],
            at: madang.port
        ).verdict
    }
}

/// Counts up to a goal, which one only reaches.
final class Tally: Sendable {
    private let goal: Int
    private let count = Atomic(0)

    init(goal: Int) {
        self.goal = goal
    }

    func isReachedByOneMore() -> Bool {
        count.add(1, ordering: .relaxed).newValue == goal
    }
}
