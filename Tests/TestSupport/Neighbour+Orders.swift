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
        let answer = try await ask("POST", "/api/v1/listings/\(listing)/orders")
        guard answer.status == 200, let id = answer.json["id"]?.stringValue else {
            throw UnexpectedResponse(answer)
        }
        return id
    }

    public func read(order id: String) async throws -> JSON {
        try await ask("GET", "/api/v1/orders/\(id)").json
    }

    public func completes(_ order: String, _ token: String? = nil) async throws -> TestResponse {
        try await ask(
            "POST",
            "/api/v1/orders/\(order)/completion",
            ["paymentToken": token.map { .string($0) } ?? .null]
        )
    }
}

extension LocalPayments {
    /// Pays on the provider's page; the token with which the payer returns.
    public func approve(_ order: String, by payer: Neighbour) async throws -> String {
        let checkout = try await payer.ask("GET", "/api/v1/orders/\(order)/checkout")
        guard let page = checkout.json["page"]?.stringValue else { throw UnexpectedResponse(checkout) }
        return try await token(paying: page)
    }
}
