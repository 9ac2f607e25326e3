public import Domain
public import JSONCoding

/// An amount of won per unit; null when negotiable or absent.
public struct PriceBody: Body, Hashable {
    public let price: Price

    /// Returns nil for a negotiable or absent price.
    public init?(_ price: Price?) {
        guard let price, case .fixed = price else { return nil }
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
    /// The price of a listing, fixed or negotiable; nil without one.
    var listingPrice: Price? {
        get throws(FieldError) {
            if let body = try bodyIfPresent("price", as: PriceBody.self) { return body.price }
            return try boolean("negotiable") ? .negotiable : nil
        }
    }
}

extension JSONWriter {
    mutating func listingPrice(_ price: Price?) {
        field("price", PriceBody(price))
        field("negotiable", price == .negotiable)
    }
}
