public import JSONCoding

/// What neighbours agree on, and say of each other afterwards.
extension Neighbour {
    /// Terms for tomorrow at half past seven, with whatever is to be different.
    public static func terms(_ changes: JSONObject = [:]) -> JSON {
        let terms: JSONObject = [
            "startsAt": "2026-11-21T10:30:00Z", "minutes": 60, "price": ["won": 25_000, "per": "hour"],
            "place": MeetingPlace.json,
            "note": "악보를 가져와 주세요",
        ]
        return .object(terms.with(changes))
    }

    /// Another time, a day after the terms.
    public static let move: JSON = ["startsAt": "2026-11-22T10:30:00Z", "minutes": 90]

    /// Asks about a class; the conversation's identifier.
    public func ask(aboutClass id: String) async throws -> String {
        try await ask("POST", "/api/v1/listings/\(id)/conversation").id
    }

    /// Proposes terms in a conversation; the deal's identifier.
    public func propose(in conversation: String, _ changes: JSONObject = [:]) async throws -> String {
        let path = "/api/v1/conversations/\(conversation)/deals"
        return try await ask("POST", path, Self.terms(changes)).id
    }

    /// Does something with a deal, such as `accept`.
    public func perform(_ act: String, _ deal: String, because reason: String? = nil) async throws
        -> TestResponse
    {
        let body = reason.map { JSON.object(["reason": .string($0)]) }
        return try await ask("POST", "/api/v1/deals/\(deal)/\(act)", body)
    }

    public func read(deal id: String) async throws -> TestResponse {
        try await ask("GET", "/api/v1/deals/\(id)")
    }

    public func review(_ deal: String, stars: Double, _ text: String? = nil) async throws -> TestResponse {
        var review: JSONObject = ["rating": .number(stars)]
        if let text { review["text"] = .string(text) }
        return try await ask("POST", "/api/v1/deals/\(deal)/reviews", .object(review))
    }

    /// The member's identifier.
    public var memberID: String {
        get async throws {
            let answer = try await ask("GET", "/api/v1/me")
            guard let id = answer.json["id"]?.stringValue else { throw UnexpectedResponse(answer) }
            return id
        }
    }

    /// A member's page as this neighbour sees it.
    public func visit(_ member: String, _ part: String = "") async throws -> TestResponse {
        try await ask("GET", "/api/v1/members/\(member)\(part)")
    }
}

extension TestServer {
    /// Ana has posted a class with this number of seats, Ben has asked, and Ana has proposed terms.
    public func negotiation(seats: Int = 1) async throws -> NeighboursWithDeal {
        let ana = try await signUp("ana")
        let ben = try await signUp("ben")
        let listing = try await ana.post("성인 피아노 기초", ["seats": .integer(Int64(seats))])
        let conversation = try await ben.ask(aboutClass: listing)
        let deal = try await ana.propose(in: conversation)
        return NeighboursWithDeal(
            ana: ana,
            ben: ben,
            listing: listing,
            conversation: conversation,
            deal: deal
        )
    }
}

/// Two who have begun to agree on something.
public struct NeighboursWithDeal: Sendable {
    public let ana: Neighbour
    public let ben: Neighbour
    public let listing: String
    public let conversation: String
    public let deal: String

    /// The same two later, whose tokens have been replaced meanwhile.
    public func later() async throws -> NeighboursWithDeal {
        NeighboursWithDeal(
            ana: try await ana.refreshed(),
            ben: try await ben.refreshed(),
            listing: listing,
            conversation: conversation,
            deal: deal
        )
    }

    /// Accepted, and Ana has proposed another time.
    public func moving() async throws -> NeighboursWithDeal {
        _ = try await ben.perform("accept", deal)
        _ = try await ana.ask("POST", "/api/v1/deals/\(deal)/move", Neighbour.move)
        return self
    }

    /// The day after, when the class they agreed on has taken place.
    public func dayAfter() async throws -> NeighboursWithDeal {
        guard try await ben.perform("accept", deal).status == 200 else { return self }
        ana.server.clock.pass(.seconds(26 * 3_600))
        return try await later()
    }

    /// The day after, when Ana has noted that Ben didn't come.
    public func noShow() async throws -> NeighboursWithDeal {
        let later = try await dayAfter()
        _ = try await later.ana.perform("no-show", deal)
        return later
    }

    /// When both have said that it has taken place.
    public func done() async throws -> NeighboursWithDeal {
        let later = try await dayAfter()
        _ = try await later.ana.perform("complete", deal)
        _ = try await later.ben.perform("complete", deal)
        return later
    }
}
