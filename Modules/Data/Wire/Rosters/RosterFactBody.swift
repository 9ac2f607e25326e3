public import Domain
public import JSONCoding

/// What happened to the reader's application, with its details.
public struct RosterFactBody: Body {
    public let event: RosterFact.Kind
    /// The place in the queue that was told.
    public let place: Int?
    public let claimUntil: Moment?
    public let reason: String?
    public let at: Moment

    init(_ fact: RosterFact) {
        event = fact.event.kind
        place = fact.event.place
        claimUntil = fact.event.claimUntil
        reason = fact.event.reason?.text
        at = fact.at
    }

    public static var name: String { "RosterFact" }

    public static var schema: Schema {
        .object([
            "event": .words(of: RosterFact.Kind.self).required,
            "place": .nullable(.integer()).required,
            "claimUntil": .nullable(.moment).required,
            "reason": .nullable(.string()).required,
            "at": .moment.required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        event = try fields.choice("event")
        place = try fields.integerIfPresent("place")
        claimUntil = try fields.momentIfPresent("claimUntil")
        reason = try fields.textIfPresent("reason")
        at = try fields.moment("at")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("event", event.rawValue)
            writer.field("place", place)
            writer.field("claimUntil", claimUntil)
            writer.field("reason", reason)
            writer.field("at", at)
        }
    }
}
