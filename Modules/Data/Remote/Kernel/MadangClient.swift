public import Domain
import Wire

/// A client of a Madang server for one device. Authenticates calls, refreshes the session when necessary, and
/// caches responses for offline use.
public struct MadangClient: Sendable {
    let credentials: any CredentialStore
    private let transport: any Transport
    private let refresher: Refresher
    let answers: AnswerCache?
    let server: String
    private let language: Language

    /// - Parameters:
    ///   - server: separates the cached responses of different servers.
    ///   - answers: without a cache, an unreachable server is an error.
    public init(
        _ transport: any Transport,
        server: String,
        credentials: any CredentialStore,
        answers: AnswerCache? = nil,
        language: Language
    ) {
        self.transport = transport
        self.server = server
        self.credentials = credentials
        self.answers = answers
        self.language = language
        refresher = Refresher(transport: transport, credentials: credentials, language: language)
    }

    /// Reads a public resource. Returns the cached response when the server is unreachable.
    func read<Out: Body>(_ target: String) async throws -> Answer<Out> {
        try await keeping(target, for: "anyone") { try await send("GET", target, nil, as: nil) }
    }

    /// Reads a member's resource. Returns the cached response when the server is unreachable.
    func readAsMember<Out: Body>(_ target: String) async throws -> Answer<Out> {
        try await keeping(target, for: try login.mark) { try await sendAsMember("GET", target, nil) }
    }

    /// Reads a public resource as the signed-in member, if any.
    func readAsVisitor<Out: Body>(_ target: String) async throws -> Answer<Out> {
        try credentials.load() == nil ? await read(target) : await readAsMember(target)
    }

    func forgetAnswers() async {
        await answers?.forgetAll()
    }
}

extension MadangClient {
    private var login: SavedLogin {
        get throws {
            guard let login = try credentials.load() else { throw RemoteError.notSignedIn() }
            return login
        }
    }

    func send(
        _ method: String,
        _ target: String,
        _ content: CallContent?,
        as login: SavedLogin?,
        key: String? = nil,
        ifMatch tag: String? = nil
    ) async throws -> Reply {
        var headers = ["Accept-Language": language.rawValue]
        if let login { headers["Authorization"] = "Bearer \(login.tokens.access)" }
        headers["Content-Type"] = content?.type
        headers["If-Match"] = tag.map { "\"\($0)\"" }
        // A POST may be repeated when its response is lost.
        headers["Idempotency-Key"] = method == "POST" ? key ?? IdempotencyKey.random() : nil
        return try await transport.send(Call(method, target, headers: headers, body: content?.bytes))
    }

    /// Refreshes and retries once when the server asks for it. Deletes a login that the server has ended.
    func sendAsMember(
        _ method: String,
        _ target: String,
        _ content: CallContent?,
        key: String? = nil,
        ifMatch tag: String? = nil
    ) async throws -> Reply {
        var login = try login
        var reply = try await send(method, target, content, as: login, key: key, ifMatch: tag)
        if reply.problem?.code == SessionRefusal.accessExpired.code {
            login = try await refresher.login(replacing: login)
            reply = try await send(method, target, content, as: login, key: key, ifMatch: tag)
        }
        guard reply.status == 401, let problem = reply.problem else { return reply }
        if problem.code != SessionRefusal.accessExpired.code { try await forget(login) }
        throw RemoteError.notSignedIn(problem)
    }

    /// Opens a streamed response for a member.
    func openAsMember(_ target: String) async throws -> AsyncThrowingStream<[UInt8], any Error> {
        var login = try login
        var stream = try await open(target, as: login)
        if stream.status == 200 { return stream.chunks }
        var reply = try await stream.whole()
        if reply.problem?.code == SessionRefusal.accessExpired.code {
            login = try await refresher.login(replacing: login)
            stream = try await open(target, as: login)
            if stream.status == 200 { return stream.chunks }
            reply = try await stream.whole()
        }
        if reply.status == 401, let problem = reply.problem {
            if problem.code != SessionRefusal.accessExpired.code { try await forget(login) }
            throw RemoteError.notSignedIn(problem)
        }
        // A server that is stopping or overloaded can be retried later.
        if reply.status == 503 { throw RemoteError.unreachable("the server is busy") }
        try reply.refuseProblems()
        throw RemoteError.unexpected(status: reply.status, "no stream")
    }

    private func open(_ target: String, as login: SavedLogin) async throws -> ReplyStream {
        let headers = [
            "Accept-Language": language.rawValue, "Authorization": "Bearer \(login.tokens.access)",
        ]
        return try await transport.open(Call("GET", target, headers: headers))
    }

    /// Deletes the login, unless another one has replaced it meanwhile.
    private func forget(_ login: SavedLogin) async throws {
        try await credentials.exclusively {
            guard try credentials.load()?.tokens == login.tokens else { return }
            try await credentials.save(nil)
        }
        await forgetAnswers()
    }

    private func keeping<Out: Body>(
        _ target: String,
        for reader: String,
        _ send: () async throws -> Reply
    ) async throws -> Answer<Out> {
        let key = "\(server) \(reader) \(language.rawValue) \(target)"
        do {
            let reply = try await send()
            let answer: Out = try reply.read()
            await answers?.keep(reply.body, for: key)
            return Answer(answer)
        } catch RemoteError.unreachable(let reason) {
            guard let kept = await answers?.answer(for: key), let answer = try? Out(parsing: kept.bytes)
            else {
                throw RemoteError.unreachable(reason)
            }
            return Answer(answer, keptSince: kept.since)
        }
    }
}
