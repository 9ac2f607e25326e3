public import Domain
public import JSONCoding

/// What it costs to take part in an event, in won.
public struct EventCostBody: Body {
    public let kind: EventCost.Kind
    public let from: Int?
    public let to: Int?

    public init(_ cost: EventCost) {
        kind = cost.kind
        from = cost.amounts.from?.won
        to = cost.amounts.to?.won
    }

    public static var name: String { "EventCost" }

    public static var schema: Schema {
        let amount = Schema.nullable(.integer(0...Money.most))
        return .object([
            "kind": .words(of: EventCost.Kind.self).required,
            "from": amount.described("The lowest price, of a paid event"),
            "to": amount.described("The highest price, of a paid event"),
        ])
    }

    static var draftSchema: Schema {
        let amount = Schema.nullable(.string(maxLength: 100))
        return .object([
            "kind": .nullable(.words(of: EventCost.Kind.self)), "from": amount, "to": amount,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        kind = try fields.choice("kind")
        from = try fields.wonIfPresent("from")
        to = try fields.wonIfPresent("to")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("kind", kind.rawValue)
            writer.field("from", from)
            writer.field("to", to)
        }
    }

    /// Amounts of an event that isn't paid are left out.
    public func cost() throws(EventRefusal) -> EventCost {
        switch kind {
        case .free: .free
        case .unknown: .unknown
        case .paid:
            try .paid(between: from.flatMap { Money(won: $0) }, and: to.flatMap { Money(won: $0) })
        }
    }
}

extension Fields {
    /// An amount that isn't one of ``Money``'s is of the wrong type.
    fileprivate func wonIfPresent(_ key: String) throws(FieldError) -> Int? {
        guard let won = try integerIfPresent(key) else { return nil }
        guard Money(won: won) != nil else { throw unreadable(key, "amount of won") }
        return won
    }
}
