public import JSONCoding

/// What a neighbour does with lessons.
extension Neighbour {
    /// Lessons of violin in 명동, with `changes`.
    public static func lesson(_ changes: JSONObject = [:]) -> JSON {
        let lesson: JSONObject = [
            "side": "offer", "title": "처음 배우는 바이올린", "instrument": "violin", "purpose": ["hobby"],
            "lessonPlace": ["teacher"], "seats": 3, "single": 50_000, "passCount": 10,
            "passPrice": 450_000, "passExpiry": 3, "passExpiryUnit": "months", "trial": "free",
            "description": "활 잡기부터 천천히 해요.", "tags": ["취미레슨"], "place": MeetingPlace.json,
        ]
        return .object(lesson.with(changes))
    }

    /// Becomes a teacher.
    public func teach() async throws {
        let answer = try await ask("POST", "/api/v1/me/teacher")
        guard [200, 201].contains(answer.status) else { throw UnexpectedResponse(answer) }
    }

    /// Posts lessons, as a teacher, and returns their identifier.
    public func postLesson(_ changes: JSONObject = [:]) async throws -> String {
        try await teach()
        return try await ask("POST", "/api/v1/lessons", Self.lesson(changes)).id
    }
}
