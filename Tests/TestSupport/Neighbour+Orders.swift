public import JSONCoding

/// Ana sells the seats of a class, and Ben may buy one.
public struct Selling: Sendable {
    public let ana: Neighbour
    public let ben: Neighbour
    public let listing: String
}

extension TestServer {
    /// A class in ten days with a seat for 30,000 won.
    public func selling(seats: Int = 1) async throws -> Selling {
        let (ana, ben) = (try await signUp("ana"), try await signUp("ben"))
        try await confirmEmail(of: "ana")
        let listing = try await ana.post("도자기 하루 수업", Neighbour.dated(seats: seats))
        let answer = try await ana.sells(listing)
        guard answer.status == 200 else { throw UnexpectedResponse(answer) }
        return Selling(ana: ana, ben: ben, listing: listing)
    }
}

extension Neighbour {
    /// What makes a class one whose seats can be sold.
    public static func dated(seats: Int = 1, at start: String = "2026-11-30T10:00:00Z") -> JSONObject {
        [
            "price": ["won": 30_000, "per": "class"], "seats": .integer(Int64(seats)),
            "schedule": ["sessions": [["startsAt": .string(start), "minutes": 120]]],
        ]
    }

    public static let seller: JSON = [
        "name": "아나 공방", "contact": "ana@example.com", "businessNumber": "123-45-67890",
    ]

    public func sells(_ listing: String) async throws -> TestResponse {
        try await ask("PUT", "/api/v1/listings/\(listing)/sale", Self.seller)
    }

    /// Holds a seat; the order.
    public func order(of listing: String) async throws -> String {
        try await ask("POST", "/api/v1/listings/\(listing)/orders").id
    }

    public func read(order id: String) async throws -> JSON {
        try await ask("GET", "/api/v1/orders/\(id)").json
    }

    /// The last refund of an order, as an operator names it who settles it.
    public func settling(_ order: String, _ reason: String) async throws -> JSON {
        let refund = try await read(order: order)["refunds"]?.arrayValue?.last
        return [
            "refund": refund?["id"] ?? .null, "amount": refund?["amount"] ?? .null,
            "reason": .string(reason),
        ]
    }

    public func completes(_ order: String, _ token: String? = nil) async throws -> TestResponse {
        try await ask(
            "POST",
            "/api/v1/orders/\(order)/completion",
            ["paymentToken": token.map { .string($0) } ?? .null]
        )
    }
}

/// What neighbours do with the deposit of a shop.
extension Neighbour {
    /// Says that both documents were seen.
    public static let ticks: JSONObject = [
        "registerSeen": true, "registerIssuedOn": "2026-11-10", "buildingSeen": true,
        "buildingIssuedOn": "2026-11-11",
    ]

    /// A deposit of 1,000,000 won, with `changes`.
    public static func deposit(_ changes: JSONObject = [:]) -> JSON {
        var offer = ticks
        offer["amount"] = 1_000_000
        offer["name"] = "아나"
        offer["contact"] = "ana@example.com"
        return .object(offer.with(changes))
    }

    /// Posts a shop that is reserved for a deposit.
    public func postReservableShop() async throws -> String {
        let shop = try await postShop()
        let answer = try await ask("PUT", "/api/v1/listings/\(shop)/deposit", Self.deposit())
        guard answer.status == 200 else { throw UnexpectedResponse(answer) }
        return shop
    }

    /// Sets the shop to contracted.
    public func contracts(_ shop: String) async throws -> TestResponse {
        try await ask("PUT", "/api/v1/shops/\(shop)", Self.shop(["status": "contracted"]))
    }

    /// Holds a shop; the order.
    public func order(reserving shop: String) async throws -> String {
        try await reserves(shop).id
    }

    public func reserves(
        _ shop: String,
        _ ticks: JSONObject = Neighbour.ticks
    ) async throws -> TestResponse {
        try await ask("POST", "/api/v1/listings/\(shop)/deposit/orders", .object(ticks))
    }
}

/// What neighbours do with paid lessons.
extension Neighbour {
    /// Posts lessons with a pass of three for 120,000 won, which lasts for a month, and sells them.
    public func postSoldLesson(_ changes: JSONObject = [:]) async throws -> String {
        let pass: JSONObject = [
            "passCount": 3, "passPrice": 120_000, "passExpiry": 30, "passExpiryUnit": "days",
        ]
        let lesson = try await postLesson(pass.with(changes))
        let answer = try await sells(lesson)
        guard answer.status == 200 else { throw UnexpectedResponse(answer) }
        return lesson
    }

    /// Orders a pass; the order.
    public func orderPass(of lesson: String) async throws -> String {
        try await order(at: "/api/v1/listings/\(lesson)/pass/orders")
    }

    /// A lesson for 50,000 won in ten days, unless changed, that a student has accepted; the deal.
    public func agrees(
        on lesson: String,
        with student: Neighbour,
        _ changes: JSONObject = [:]
    ) async throws -> String {
        let terms: JSONObject = [
            "startsAt": "2026-11-30T10:30:00Z", "price": ["won": 50_000, "per": "class"],
        ]
        let talk = try await student.ask(about: lesson)
        let deal = try await propose(in: talk, terms.with(changes))
        let answer = try await student.perform("accept", deal)
        guard answer.status == 200 else { throw UnexpectedResponse(answer) }
        return deal
    }

    /// Orders a lesson that was agreed on; the order.
    public func orderLesson(_ deal: String) async throws -> String {
        try await order(at: "/api/v1/deals/\(deal)/payment/orders")
    }

    private func order(at path: String) async throws -> String {
        try await ask("POST", path).id
    }
}

extension LocalPayments {
    /// Pays on the provider's page; the token with which the payer returns.
    public func approve(_ order: String, by payer: Neighbour) async throws -> String {
        let checkout = try await payer.ask("GET", "/api/v1/orders/\(order)/checkout")
        guard let page = checkout.json["page"]?.stringValue else { throw UnexpectedResponse(checkout) }
        return try await token(paying: page)
    }

    /// Asks for a bank account on the provider's page. The transfer isn't made yet.
    public func transfer(_ order: String, by payer: Neighbour) async throws {
        let checkout = try await payer.ask("GET", "/api/v1/orders/\(order)/checkout?way=transfer")
        guard let page = checkout.json["page"]?.stringValue else { throw UnexpectedResponse(checkout) }
        _ = try await pay(at: page, by: "account")
    }
}
