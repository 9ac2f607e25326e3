public import Domain
public import FileCache
import Wire

/// Speaks a Madang server's API for one device: signs calls, refreshes the session when it must, and keeps answers
/// to show when the network is gone.
public struct MadangClient: Sendable {
    private let transport: any Transport
    private let refresher: Refresher
    private let cache: FileCache?
    private let server: String
    private let language: Language
    let credentials: any CredentialStore

    /// - Parameters:
    ///   - server: tells one server's kept answers from another's.
    ///   - cache: without one, nothing is kept and an unreachable server is an error.
    public init(
        _ transport: any Transport, server: String, credentials: any CredentialStore, cache: FileCache? = nil,
        language: Language
    ) {
        self.transport = transport
        self.server = server
        self.credentials = credentials
        self.cache = cache
        self.language = language
        refresher = Refresher(transport: transport, credentials: credentials)
    }

    /// For calls that anyone may make.
    func ask<Out: Body>(_ method: String, _ target: String, _ body: (any Body)? = nil) async throws -> Out {
        try await send(method, target, body, as: nil).read()
    }

    /// For calls of a member.
    func askAsMember<Out: Body>(_ method: String, _ target: String, _ body: (any Body)? = nil) async throws -> Out {
        try await sendAsMember(method, target, body).read()
    }

    /// For calls of a member that answer with nothing but success.
    func tellAsMember(_ method: String, _ target: String, _ body: (any Body)? = nil) async throws {
        try await sendAsMember(method, target, body).refuseProblems()
    }

    /// What anyone may read, from the last good answer when the server can't be reached.
    func read<Out: Body>(_ target: String) async throws -> Answer<Out> {
        try await keeping(target, of: "anyone") { try await send("GET", target, nil, as: nil) }
    }

    /// What a member may read, from the last good answer when the server can't be reached.
    func readAsMember<Out: Body>(_ target: String) async throws -> Answer<Out> {
        // The refresh token changes and the session doesn't: it is the first part of every token.
        guard let session = try credentials.load()?.refresh.prefix(13) else { throw RemoteError.notSignedIn }
        return try await keeping(target, of: String(session)) { try await sendAsMember("GET", target, nil) }
    }

    func forgetAnswers() async {
        try? await cache?.removeAll()
    }
}

extension MadangClient {
    private func send(
        _ method: String, _ target: String, _ body: (any Body)?, as tokens: SessionTokens?
    ) async throws -> Reply {
        var headers = ["Accept-Language": language.rawValue]
        if let tokens { headers["Authorization"] = "Bearer \(tokens.access)" }
        return try await transport.send(Call(method, target, headers: headers, body: body?.encoded))
    }

    private func sendAsMember(_ method: String, _ target: String, _ body: (any Body)?) async throws -> Reply {
        guard let tokens = try credentials.load() else { throw RemoteError.notSignedIn }
        let reply = try await send(method, target, body, as: tokens)
        guard reply.status == 401 else { return reply }
        guard (try? ProblemBody(parsing: reply.body))?.code == SessionRefusal.accessExpired.code else {
            throw RemoteError.notSignedIn
        }
        return try await send(method, target, body, as: try await refresher.tokens(replacing: tokens))
    }

    private func keeping<Out: Body>(
        _ target: String, of reader: String, _ send: () async throws -> Reply
    ) async throws -> Answer<Out> {
        let key = "\(server) \(reader) \(language.rawValue) \(target)"
        do {
            let reply = try await send()
            let answer: Out = try reply.read()
            // A full disk must not keep an answer from its reader.
            try? await cache?.store(reply.body, for: key)
            return Answer(answer)
        } catch RemoteError.unreachable(let reason) {
            guard let kept = await cache?.entry(for: key), let answer = try? Out(parsing: kept.bytes) else {
                throw RemoteError.unreachable(reason)
            }
            return Answer(answer, keptSince: kept.storedAt.moment)
        }
    }
}
