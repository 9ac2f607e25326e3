public import JSONCoding

/// What neighbours do with phone numbers.
extension Neighbour {
    public func stores(phone number: String, _ sharing: String = "ask") async throws {
        let answer = try await ask(
            "PUT",
            "/api/v1/me/phone",
            ["number": .string(number), "sharing": .string(sharing)]
        )
        guard answer.status == 200 else { throw UnexpectedResponse(answer) }
    }

    /// Does something with the number in a conversation, such as `request`.
    @discardableResult
    public func phone(_ act: String, in talk: String) async throws -> TestResponse {
        try await ask("POST", "/api/v1/conversations/\(talk)/phone/\(act)")
    }

    public func phones(in talk: String) async throws -> JSON {
        let answer = try await ask("GET", "/api/v1/conversations/\(talk)/phone")
        guard answer.status == 200 else { throw UnexpectedResponse(answer) }
        return answer.json
    }
}
