public import JSONCoding

/// What a neighbour does as a teacher with hours, and as a student who books.
extension Neighbour {
    /// Every day from ten to six, with `changes`.
    public static func teachingHours(_ changes: JSONObject = [:]) -> JSON {
        let days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
        let hours: JSONObject = [
            "week": .array(days.map { ["weekday": .string($0), "from": "10:00", "to": "18:00"] }),
            "exceptions": [], "restsOnHolidays": true, "pause": 10, "notice": 24, "horizon": 4,
            "sharesPlace": false,
        ]
        return .object(hours.with(changes))
    }

    public func teaches(_ changes: JSONObject = [:]) async throws {
        let answer = try await ask("PUT", "/api/v1/me/teaching-hours", Self.teachingHours(changes))
        guard answer.status == 200 else { throw UnexpectedResponse(answer) }
    }

    /// Posts a lesson with hours, and returns its identifier.
    public func postBookableLesson(_ changes: JSONObject = [:]) async throws -> String {
        try await teaches()
        return try await postLesson(changes)
    }

    public func slots(of lesson: String, _ query: String = "") async throws -> TestResponse {
        try await ask("GET", "/api/v1/lessons/\(lesson)/slots\(query)")
    }

    /// Monday at ten in Seoul, unless told otherwise.
    public func book(
        _ lesson: String,
        at start: String = "2026-11-23T01:00:00Z",
        note: String? = nil,
        _ changes: JSONObject = [:]
    ) async throws -> TestResponse {
        var body: JSONObject = ["startsAt": .string(start)]
        if let note { body["note"] = .string(note) }
        for (key, value) in changes { body[key] = value }
        return try await ask("POST", "/api/v1/lessons/\(lesson)/bookings", .object(body))
    }

    public func rebook(_ deal: String, to start: String) async throws -> TestResponse {
        try await ask("POST", "/api/v1/deals/\(deal)/rebook", ["startsAt": .string(start)])
    }
}
