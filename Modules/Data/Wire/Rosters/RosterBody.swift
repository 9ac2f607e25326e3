public import Domain

/// A roster as one reader may see it.
public struct RosterBody: ShapedBody {
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

    public static let shape = Shape<Self>(
        "Roster",
        Field("listing", \.listing),
        Field("admission", \.admission),
        Field("seats", \.seats, about: "With the organiser's own, where the author takes part"),
        Field("taken", \.taken),
        Field("waiting", \.waiting),
        Field("open", \.isOpen, about: "Whether neighbours can apply now"),
        Field("postponed", \.isPostponed, about: "Whether they can't until it has new dates"),
        Field("obstacle", \.obstacle, about: "Why the reader can't apply, as far as conditions tell"),
        Field("own", \.own),
        Field(
            "entries",
            \.entries,
            about: "All for the organiser, the members for a member, none for others"
        ),
        Field("facts", \.facts, about: "What happened to the reader's application, oldest first"),
        Field("conversation", \.conversation, about: "The group's, for its members"),
        Field("cancellation", \.cancellation, about: "For the organiser and those who were on the roster"),
        make: Self.init
    )
}

extension RosterBody {
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
}
