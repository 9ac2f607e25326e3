public import JSONCoding

/// What a neighbour does with runs.
extension Neighbour {
    /// Tells what hosting and joining runs needs, with `changes`.
    @discardableResult
    public func tells(_ changes: JSONObject = [:]) async throws -> Neighbour {
        var details = Self.details
        for (key, value) in changes { details[key] = value }
        let answer = try await ask("PATCH", "/api/v1/me", .object(details))
        guard answer.status == 200 else { throw UnexpectedResponse(answer) }
        return self
    }

    static let details: JSONObject = ["birthYear": 1990, "pace": "average"]

    /// A run in 명동 on 21 November, with `changes`.
    public static func run(_ changes: JSONObject = [:]) -> JSON {
        let run: JSONObject = [
            "title": "남산 둘레길 러닝", "tag": "after-work", "startsAt": "2026-11-21T19:30:00+09:00",
            "minutes": 60, "seats": 4, "pace": "average", "afterparty": "no",
            "description": "천천히 한 바퀴 돌아요.", "place": MeetingPlace.json,
        ]
        return .object(run.with(changes))
    }
}
