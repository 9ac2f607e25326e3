public import JSONCoding

/// A member on one device, who sends requests to a process of the real program.
public struct RemoteMember: Sendable {
    public let address: String
    public let accessToken: String
    public let refreshToken: String

    private init(address: String, accessToken: String, refreshToken: String) {
        self.address = address
        self.accessToken = accessToken
        self.refreshToken = refreshToken
    }

    /// A member opens an account.
    /// - Parameters:
    ///   - client: the address that a trusted proxy tells of.
    ///   - mail: where a server that sends mail sends the code.
    public init(
        joining name: String,
        at madang: MadangProcess,
        from client: String? = nil,
        reading mail: LocalMailServer? = nil
    ) async throws {
        let email = "\(name)@example.com"
        try await self.init(
            "/api/v1/accounts",
            [
                "email": .string(email), "password": .string(Neighbour.password), "nickname": .string(name),
                "code": try await mail?.signUpCode(for: email, at: madang) ?? .null,
            ],
            at: madang,
            headers: client.map { ["X-Forwarded-For": $0] } ?? [:]
        )
    }

    /// Another device of a member who has an account.
    public init(signingIn name: String, at madang: MadangProcess) async throws {
        try await self.init(
            "/api/v1/sessions",
            ["email": .string("\(name)@example.com"), "password": .string(Neighbour.password)],
            at: madang
        )
    }

    private init(
        _ path: String,
        _ body: JSON,
        at madang: MadangProcess,
        headers: [String: String] = [:]
    ) async throws {
        let answer = try await TestResponse.asking(
            "POST",
            madang.address + path,
            body.encoded(),
            headers: headers
        )
        guard answer.status == 201 else { throw UnexpectedResponse(answer) }
        let session = answer.json["session"]
        self.init(
            address: madang.address,
            accessToken: session?["accessToken"]?.stringValue ?? "",
            refreshToken: session?["refreshToken"]?.stringValue ?? ""
        )
    }

    public func at(_ madang: MadangProcess) -> RemoteMember {
        RemoteMember(address: madang.address, accessToken: accessToken, refreshToken: refreshToken)
    }

    public func ask(
        _ method: String,
        _ path: String,
        _ body: JSON? = nil,
        headers: [String: String] = [:]
    ) async throws -> TestResponse {
        let headers = headers.merging(["Authorization": "Bearer \(accessToken)"]) { given, _ in given }
        return try await TestResponse.asking(method, address + path, body?.encoded(), headers: headers)
    }

    /// Begins to talk about a class that another member has just posted; the conversation.
    public func talks(to host: RemoteMember) async throws -> String {
        let post = try await host.ask("POST", "/api/v1/classes", Neighbour.offer())
        guard let id = post.json["id"]?.stringValue else { throw UnexpectedResponse(post) }
        let talk = try await ask("POST", "/api/v1/listings/\(id)/conversation")
        guard let conversation = talk.json["id"]?.stringValue else { throw UnexpectedResponse(talk) }
        return conversation
    }

    /// Whether the server said that the message is kept.
    public func say(_ text: String, in conversation: String, key: String) async -> Bool {
        let answer = try? await ask(
            "POST",
            "/api/v1/conversations/\(conversation)/messages",
            ["text": .string(text)],
            headers: ["Idempotency-Key": key]
        )
        return answer?.status == 201
    }

    /// Hands in a file as it is.
    public func upload(_ bytes: [UInt8]) async throws -> TestResponse {
        let headers = ["Authorization": "Bearer \(accessToken)", "Content-Type": "image/jpeg"]
        return try await TestResponse.asking("POST", "\(address)/api/v1/images", bytes, headers: headers)
    }

    /// Everything that was written in a conversation, from the beginning.
    public func readsAll(of conversation: String) async throws -> [String] {
        var texts: [String] = []
        var after: Int? = 0
        while let start = after {
            let part = try await ask(
                "GET",
                "/api/v1/conversations/\(conversation)/messages?after=\(start)&limit=100"
            )
            guard part.status == 200 else { throw UnexpectedResponse(part) }
            texts += part.items.compactMap { $0["text"]?.stringValue }
            after = part.json["later"]?.intValue
        }
        return texts
    }

    /// Returns when the device hears whatever happens from now on, or after a number.
    public func listen(after number: Int? = nil) async -> Listener {
        let listener = Listener(at: address, access: accessToken, refresh: refreshToken, after: number)
        _ = await listener.hear { $0.isListening }
        return listener
    }
}

extension LocalMailServer {
    fileprivate func signUpCode(for email: String, at madang: MadangProcess) async throws -> JSON {
        let path = madang.address + "/api/v1/sign-up-codes"
        let asked = try await TestResponse.asking(
            "POST",
            path,
            JSON.object(["email": .string(email)]).encoded()
        )
        guard asked.status == 202 else { throw UnexpectedResponse(asked) }
        let deadline = ContinuousClock.now + .seconds(30)
        while self.email(to: email) == nil, ContinuousClock.now < deadline { await Task.yield() }
        return .string(self.email(to: email)?.digits ?? "")
    }
}
