public import JSONCoding

/// What a neighbour does with events.
extension Neighbour {
    /// An event in 명동 on the afternoon of 21 November with four seats, with `changes`.
    public static func event(_ changes: JSONObject = [:]) -> JSON {
        let event: JSONObject = [
            "title": "작은 서버 밤", "category": "meetup", "mode": "offline", "schedule": schedule(),
            "hosts": ["작은 서버 모임", "느티나무 도서관"], "cost": ["kind": "free"], "venue": "느티나무 도서관 2층",
            "link": "https://small-servers.example/7", "signUp": "here", "seats": 4, "topic": ["backend"],
            "description": "집에서 돌리는 서버 이야기를 나눠요.", "place": MeetingPlace.json, "isNew": true,
        ]
        return .object(event.with(changes))
    }

    /// The afternoon of 21 November, with `changes`.
    public static func schedule(_ changes: JSONObject = [:]) -> JSON {
        let schedule: JSONObject = [
            "zone": "Asia/Seoul",
            "dates": [
                [
                    "startsAt": "2026-11-21T14:00:00+09:00", "endsAt": "2026-11-21T17:00:00+09:00",
                    "allDay": false,
                ]
            ],
        ]
        return .object(schedule.with(changes))
    }

    /// A schedule of one date.
    public static func dated(_ startsAt: String, _ endsAt: String) -> JSONObject {
        ["schedule": ["dates": [["startsAt": .string(startsAt), "endsAt": .string(endsAt)]]]]
    }

    /// Posts an event and returns its identifier.
    public func postEvent(_ changes: JSONObject = [:]) async throws -> String {
        try await ask("POST", "/api/v1/events", Self.event(changes)).id
    }
}
