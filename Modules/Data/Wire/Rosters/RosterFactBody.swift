public import Domain
import JSONCoding

/// What happened to the reader's application, with its details.
public struct RosterFactBody: ShapedBody {
    public let event: RosterFact.Event
    public let at: Moment

    public static let shape = Shape<Self>(
        "RosterFact",
        Field("event", \.event.kind),
        Field("place", \.event.place, about: "In the queue, as it was told"),
        Field("claimUntil", \.event.claimUntil),
        Field("reason", \.event.reason, .string()),
        Field("changes", \.event.changes, about: "By an edit of the listing"),
        Field("at", \.at),
        make: { (kind, place, claimUntil, reason, changes, at) throws(FieldError) in
            let event = RosterFact.Event(
                kind,
                place: place,
                claimUntil: claimUntil,
                reason: reason,
                changes: changes
            )
            guard let event else { throw FieldError(field: "event", wanted: "event with its details") }
            return Self(event: event, at: at)
        }
    )
}

extension RosterFactBody {
    init(_ fact: RosterFact) {
        event = fact.event
        at = fact.at
    }
}

extension RosterNote: RuledText {
    public init(reading text: String) throws { try self.init(text) }
    public var written: String { text }
}
