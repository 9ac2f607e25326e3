public import JSONCoding

/// What a neighbour does in conversations, and with those they would rather not meet.
extension Neighbour {
    /// Presses 신청하기 on a class; the identifier of the conversation.
    public func ask(about post: String) async throws -> String {
        try await ask("POST", "/api/v1/listings/\(post)/conversation").id
    }

    @discardableResult
    public func say(_ text: String, in talk: String, key: String? = nil) async throws -> TestResponse {
        let headers = key.map { ["Idempotency-Key": $0] } ?? [:]
        return try await ask(
            "POST",
            "/api/v1/conversations/\(talk)/messages",
            ["text": .string(text)],
            headers: headers
        )
    }

    /// What was said, oldest first; a line of the server stands in brackets.
    public func hear(in talk: String) async throws -> [String] {
        let answer = try await ask("GET", "/api/v1/conversations/\(talk)/messages?limit=100")
        guard answer.status == 200 else { throw UnexpectedResponse(answer) }
        return answer.items.map { item in
            item["text"]?.stringValue ?? item["line"]?["event"]?.stringValue.map { "[\($0)]" } ?? ""
        }
    }

    public func talks() async throws -> [JSON] {
        try await ask("GET", "/api/v1/conversations").items
    }

    public func unread() async throws -> JSON {
        try await ask("GET", "/api/v1/me/unread").json
    }

    /// The kinds of notices there are, newest first.
    public func told() async throws -> [String] {
        try await ask("GET", "/api/v1/notices").items.compactMap { $0["kind"]?.stringValue }
    }

    public func block(_ other: Neighbour) async throws {
        let answer = try await ask("PUT", "/api/v1/blocks/\(other.memberID)")
        guard answer.status == 204 else { throw UnexpectedResponse(answer) }
    }

    @discardableResult
    public func read(_ conversation: String, upTo number: Int) async throws -> TestResponse {
        try await ask("PUT", "/api/v1/conversations/\(conversation)/read", ["upTo": .integer(Int64(number))])
    }

    /// Returns when the device hears whatever happens from now on, or after a number.
    public func listen(after number: Int? = nil) async -> Listener {
        let listener = Listener(
            at: server.address,
            access: accessToken,
            refresh: refreshToken,
            after: number
        )
        _ = await listener.hear { $0.isListening }
        return listener
    }
}
