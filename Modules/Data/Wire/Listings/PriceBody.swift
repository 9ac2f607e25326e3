public import Domain
public import JSONCoding

/// An amount of won per unit; null when negotiable.
public struct PriceBody: Body, Hashable {
    public let price: Price

    /// Returns nil for a negotiable price.
    public init?(_ price: Price) {
        guard case .fixed = price else { return nil }
        self.price = price
    }

    public static var name: String { "Price" }

    public static var schema: Schema {
        .object(["won": .integer(0...Money.most).required, "per": .words(of: PriceUnit.self).required])
    }

    public init(_ fields: Fields) throws(FieldError) {
        guard let money = Money(won: try fields.integer("won")) else {
            throw fields.unreadable("won", "number of won")
        }
        price = .fixed(money, per: try fields.choice("per"))
    }

    public func write(to writer: inout JSONWriter) {
        guard case .fixed(let money, let unit) = price else { return writer.null() }
        writer.object { writer in
            writer.field("won", money.won)
            writer.field("per", unit.rawValue)
        }
    }
}

extension Fields {
    /// Negotiable when null or omitted.
    public func price(_ key: String) throws(FieldError) -> Price {
        try bodyIfPresent(key, as: PriceBody.self)?.price ?? .negotiable
    }
}
