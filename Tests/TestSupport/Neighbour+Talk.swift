import JSONCoding

/// What neighbours say to each other.
extension Neighbour {
    /// Asks about a class; the conversation.
    public func asks(about id: String) async throws -> String {
        let answer = try await ask("POST", "/api/v1/classes/\(id)/conversation")
        guard [200, 201].contains(answer.status), let id = answer.json["id"]?.stringValue else {
            throw Surprise(answer)
        }
        return id
    }

    @discardableResult
    public func says(_ text: String, in conversation: String, key: String? = nil) async throws -> Heard {
        try await ask(
            "POST",
            "/api/v1/conversations/\(conversation)/messages",
            ["text": .string(text)],
            headers: key.map { ["Idempotency-Key": $0] } ?? [:]
        )
    }

    public func blocks(_ other: Neighbour) async throws {
        let them = try await other.ask("GET", "/api/v1/me").json["id"]?.stringValue ?? ""
        let answer = try await ask("PUT", "/api/v1/blocks/\(them)")
        guard answer.status < 300 else { throw Surprise(answer) }
    }

    @discardableResult
    public func reads(_ conversation: String, upTo number: Int) async throws -> Heard {
        try await ask("PUT", "/api/v1/conversations/\(conversation)/read", ["upTo": .integer(Int64(number))])
    }

    /// Returns when the device hears whatever happens from now on, or after a number.
    public func listens(after number: Int? = nil) async -> Listener {
        let listener = Listener(
            at: town.address,
            access: accessToken,
            refresh: refreshToken,
            after: number
        )
        _ = await listener.hears { $0.isListening }
        return listener
    }
}
