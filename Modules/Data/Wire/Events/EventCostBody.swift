public import Domain
import JSONCoding

/// What it costs to take part in an event, in won.
public struct EventCostBody: ShapedBody {
    public let kind: EventCost.Kind
    public let from: Int?
    public let to: Int?

    public static let shape = Shape<Self>(
        "EventCost",
        Field("kind", \.kind),
        Field(
            "from",
            \.from,
            .integer(0...Money.most),
            .explicit,
            about: "The lowest price, of a paid event"
        ),
        Field("to", \.to, .integer(0...Money.most), .explicit, about: "The highest price, of a paid event"),
        make: Self.init
    )

    static var draftSchema: Schema {
        let amount = Schema.nullable(.string(maxLength: 100))
        return .object([
            "kind": .nullable(.words(of: EventCost.Kind.self)), "from": amount, "to": amount,
        ])
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

extension EventCostBody {
    public init(_ cost: EventCost) {
        kind = cost.kind
        from = cost.amounts.from?.won
        to = cost.amounts.to?.won
    }
}
