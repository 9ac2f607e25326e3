import JSONCoding

extension Neighbour {
    /// A program that acts for the neighbour by a token.
    public func program(scope: String = "write", days: Int = 90) async throws -> (Neighbour, token: String) {
        let body: JSON = ["name": "달력", "scope": .string(scope), "days": .number(Double(days))]
        let answer = try await ask("POST", "/api/v1/me/tokens", body)
        guard answer.status == 201 else { throw UnexpectedResponse(answer) }
        let session: JSON = ["accessToken": answer.json["text"] ?? .null]
        let id = answer.json["token"]?["id"]?.stringValue ?? ""
        return (Neighbour(name: name, server: server, session: session), id)
    }
}
