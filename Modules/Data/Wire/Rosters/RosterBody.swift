public import Domain
public import JSONCoding

/// A roster as one reader may see it.
public struct RosterBody: Body {
    public let listing: Listing.ID
    public let admission: Roster.Admission
    /// With the organiser's own seat, for a kind where the author takes part.
    public let seats: Int
    public let taken: Int
    public let waiting: Int
    /// Whether neighbours can apply now.
    public let isOpen: Bool
    /// Whether they can't because the listing is postponed.
    public let isPostponed: Bool
    /// Null for a reader who meets the conditions, is on the roster, or isn't signed in.
    public let obstacle: ObstacleBody?
    /// Null for a reader who isn't on the roster.
    public let own: RosterEntryBody?
    /// All entries for the organiser, the members for a member, and none for others.
    public let entries: [RosterEntryBody]
    /// What happened to the reader's application, oldest first.
    public let facts: [RosterFactBody]
    /// The group conversation, for its members.
    public let conversation: Conversation.ID?
    /// For the organiser and those who were on the roster when the listing was called off.
    public let cancellation: CancellationBody?

    public init(_ summary: RosterSummary) {
        listing = summary.listing
        admission = summary.admission
        seats = summary.seats.total
        taken = summary.seats.taken
        waiting = summary.waiting
        isOpen = summary.isOpen
        isPostponed = summary.isPostponed
        obstacle = summary.obstacle.map(ObstacleBody.init)
        own = summary.own.map { RosterEntryBody($0, place: summary.place) }
        var place = 0
        entries = summary.entries.map { listed in
            if listed.entry.state == .waiting { place += 1 }
            return RosterEntryBody(
                listed.entry,
                place: listed.entry.state == .waiting ? place : nil,
                member: listed.member,
                runner: listed.runner,
                isFitting: listed.isFitting
            )
        }
        facts = summary.facts.map(RosterFactBody.init)
        conversation = summary.conversation
        cancellation = summary.cancellation.map(CancellationBody.init)
    }

    public static var name: String { "Roster" }
    public static var parts: [any Body.Type] {
        [RosterEntryBody.self, RosterFactBody.self, CancellationBody.self, ObstacleBody.self]
    }

    public static var schema: Schema {
        .object([
            "listing": .string().required,
            "admission": .words(of: Roster.Admission.self).required,
            "seats": .integer().required.described("With the organiser's own, where the author takes part"),
            "taken": .integer().required,
            "waiting": .integer().required,
            "open": .boolean.required.described("Whether neighbours can apply now"),
            "postponed": .boolean.required.described("Whether they can't until it has new dates"),
            "obstacle": .nullable(.reference(ObstacleBody.name)).required
                .described("Why the reader can't apply, as far as conditions tell"),
            "own": .nullable(.reference(RosterEntryBody.name)).required,
            "entries": .array(of: .reference(RosterEntryBody.name)).required
                .described("All for the organiser, the members for a member, none for others"),
            "facts": .array(of: .reference(RosterFactBody.name)).required
                .described("What happened to the reader's application, oldest first"),
            "conversation": .nullable(.string()).required.described("The group's, for its members"),
            "cancellation": .nullable(.reference(CancellationBody.name)).required
                .described("For the organiser and those who were on the roster"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        listing = try fields.identifier("listing")
        admission = try fields.choice("admission")
        seats = try fields.integer("seats")
        taken = try fields.integer("taken")
        waiting = try fields.integer("waiting")
        isOpen = try fields.boolean("open")
        isPostponed = try fields.boolean("postponed")
        obstacle = try fields.bodyIfPresent("obstacle")
        own = try fields.bodyIfPresent("own")
        entries = try fields.bodies("entries")
        facts = try fields.bodies("facts")
        conversation = try fields.identifierIfPresent("conversation")
        cancellation = try fields.bodyIfPresent("cancellation")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("listing", listing)
            writer.field("admission", admission.rawValue)
            writer.field("seats", seats)
            writer.field("taken", taken)
            writer.field("waiting", waiting)
            writer.field("open", isOpen)
            writer.field("postponed", isPostponed)
            writer.field("obstacle", obstacle)
            writer.field("own", own)
            writer.field("entries", entries)
            writer.field("facts", facts)
            writer.field("conversation", conversation)
            writer.field("cancellation", cancellation)
        }
    }
}
