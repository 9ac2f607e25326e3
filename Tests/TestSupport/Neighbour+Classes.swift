public import JSONCoding

/// What a neighbour does with classes.
extension Neighbour {
    /// An offer of a class in 명동 to be arranged, with whatever is to be different.
    public static func offer(_ title: String = "성인 피아노 기초", _ changes: JSONObject = [:]) -> JSON {
        let offer: JSONObject = [
            "side": "offer", "title": .string(title), "description": "처음 배우는 어른을 위한 수업이에요.",
            "subject": ["hobby"], "target": ["all"], "price": ["won": 30_000, "per": "hour"],
            "schedule": ["weekdays": ["mon", "wed"], "timeBands": ["evening"], "minutes": 60],
            "place": MeetingPlace.json,
        ]
        return .object(offer.with(changes))
    }

    /// Posts a class; its identifier.
    public func post(_ title: String = "성인 피아노 기초", _ changes: JSONObject = [:]) async throws -> String {
        try await ask("POST", "/api/v1/classes", Self.offer(title, changes)).id
    }

    /// The class as this neighbour sees it.
    public func read(class id: String) async throws -> TestResponse {
        try await ask("GET", "/api/v1/classes/\(id)")
    }

    /// What others call this neighbour by in the API.
    public func identifier() async throws -> String {
        let answer = try await ask("GET", "/api/v1/me")
        guard let id = answer.json["id"]?.stringValue else { throw UnexpectedResponse(answer) }
        return id
    }

    /// Chooses homes, each looking as far as its neighbours.
    public func live(in codes: String...) async throws {
        let homes = codes.map { JSON.object(["code": .string($0), "reach": 1]) }
        let answer = try await ask("PUT", "/api/v1/me/neighbourhoods", ["items": .array(homes)])
        guard answer.status == 200 else { throw UnexpectedResponse(answer) }
    }

    /// Verifies a home from a point, which is in 명동 unless told.
    public func verifies(_ code: String, from point: (Double, Double) = (37.564, 126.984)) async throws
        -> TestResponse
    {
        try await ask(
            "PUT",
            "/api/v1/me/neighbourhoods/\(code)/verification",
            ["lat": .number(point.0), "lon": .number(point.1)]
        )
    }
}
