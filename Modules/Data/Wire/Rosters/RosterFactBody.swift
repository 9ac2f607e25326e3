public import Domain
public import JSONCoding

/// What happened to the reader's application, with its details.
public struct RosterFactBody: Body {
    public let event: RosterFact.Event
    public let at: Moment

    init(_ fact: RosterFact) {
        event = fact.event
        at = fact.at
    }

    public static var name: String { "RosterFact" }
    public static var parts: [any Body.Type] { [ListingChangeBody.self] }

    public static var schema: Schema {
        .object([
            "event": .words(of: RosterFact.Kind.self).required,
            "place": .nullable(.integer()).required.described("In the queue, as it was told"),
            "claimUntil": .nullable(.moment).required,
            "reason": .nullable(.string()).required,
            "changes": .array(of: .reference(ListingChangeBody.name)).required
                .described("By an edit of the listing"),
            "at": .moment.required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        let event = RosterFact.Event(
            try fields.choice("event"),
            place: try fields.integerIfPresent("place"),
            claimUntil: try fields.momentIfPresent("claimUntil"),
            reason: try fields.textIfPresent("reason") { text throws(RosterRefusal) in try RosterNote(text) },
            changes: try fields.bodies("changes", as: ListingChangeBody.self).map(\.change)
        )
        guard let event else { throw fields.unreadable("event", "event with its details") }
        self.event = event
        at = try fields.moment("at")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("event", event.kind.rawValue)
            writer.field("place", event.place)
            writer.field("claimUntil", event.claimUntil)
            writer.field("reason", event.reason?.text)
            writer.field("changes", event.changes.map(ListingChangeBody.init))
            writer.field("at", at)
        }
    }
}
