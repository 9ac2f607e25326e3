/// A roster as one reader may see it.
public struct RosterSummary: Sendable {
    public let listing: Listing.ID
    public let admission: Roster.Admission
    /// Including the organiser's, for a kind where the author takes part.
    public let seats: Seats
    /// Whether neighbours can apply now.
    public let isOpen: Bool
    /// Whether they can't because the listing is postponed.
    public let isPostponed: Bool
    /// The number of waiting members.
    public let waiting: Int
    /// Why the reader can't apply, as far as conditions of the listing tell. Nil for a reader who meets them,
    /// is on the roster, or isn't signed in.
    public let obstacle: (any Refusal)?
    /// The reader's own entry.
    public let own: RosterEntry?
    /// The reader's place in the queue, from 1.
    public let place: Int?
    /// All entries for the organiser, the members for a member, and none for others.
    public let entries: [Listed]
    /// The reader's own facts, oldest first.
    public let facts: [RosterFact]
    /// The group conversation, for its members.
    public let conversation: Conversation.ID?
    /// For the organiser and those who were on the roster when the listing was called off.
    public let cancellation: ListingCancellation?

    /// An entry with the cards of its member.
    public struct Listed: Sendable {
        public let entry: RosterEntry
        public let member: MemberCard
        /// What the member chose to show to fellow runners.
        public let runner: RunnerCard?
        /// Whether the member is known to meet the listing's conditions; for the organiser.
        public let isFitting: Bool

        public init(
            _ entry: RosterEntry,
            _ member: MemberCard,
            _ runner: RunnerCard? = nil,
            isFitting: Bool = false
        ) {
            self.entry = entry
            self.member = member
            self.runner = runner
            self.isFitting = isFitting
        }
    }

    /// - Parameter cards: of members whom the reader may see.
    public init(
        _ roster: Roster,
        for reader: Member.ID?,
        cards: [MemberCard],
        runners: [Member.ID: RunnerCard] = [:],
        facts: [RosterFact],
        conversation: Conversation.ID?,
        at now: Moment
    ) {
        listing = roster.listing.id
        admission = roster.admission
        seats = roster.listing.seats
        isOpen = roster.isOpen(at: now)
        isPostponed = roster.period.isPostponed
        waiting = roster.queue.count
        own = reader.flatMap { roster[$0] }
        let isStranger = reader != nil && reader != roster.organiser && own == nil
        obstacle = isStranger ? roster.obstacle(at: now) : nil
        place = reader.flatMap(roster.place)
        let cards = Dictionary(uniqueKeysWithValues: cards.map { ($0.id, $0) })
        entries = roster.entries(for: reader).compactMap { entry in
            cards[entry.member].map {
                Listed(
                    entry,
                    $0,
                    runners[entry.member],
                    isFitting: reader == roster.organiser
                        && roster.listing.wasMet(byApplicantAt: entry.appliedAt)
                )
            }
        }
        self.facts = facts
        self.conversation = conversation
        let isTold = reader == roster.organiser || facts.contains { $0.event.kind == .cancelled }
        cancellation = isTold ? roster.listing.cancellation : nil
    }
}

extension Roster {
    /// The entries that `reader` may see. A note is visible to its author and recipient only.
    public func entries(for reader: Member.ID?) -> [RosterEntry] {
        guard reader != organiser else { return entries }
        guard let reader, self[reader]?.state == .admitted else { return [] }
        return members.map { entry in
            RosterEntry(
                member: entry.member,
                state: entry.state,
                turn: entry.turn,
                note: entry.member == reader ? entry.note : nil,
                appliedAt: entry.appliedAt
            )
        }
    }
}

/// Reads rosters.
public protocol RosterQueries: Sendable {
    /// The roster at `now`, even before a lapsed offer is stored. Nil when the listing has no roster or
    /// is hidden from the reader by a block or an operator.
    func find(_ listing: Listing.ID, for reader: Member.ID?, at now: Moment) async throws -> RosterSummary?

    /// The listings that the member applied to, as they are at `now`. Without listings that are hidden from
    /// the member.
    func list(of member: Member.ID, _ part: Participation.Part, _ slice: SliceRequest, at now: Moment)
        async throws -> Slice<Participation>
}

/// A listing that a member applied to, and what became of the application.
public struct Participation: Sendable {
    public enum Part: String, CaseIterable, Sendable {
        /// Not over yet, the next one first.
        case ahead
        /// The latest one first.
        case past
    }

    public let listing: ListingSummary
    public let entry: RosterEntry
    /// The member's place in the queue, from 1.
    public let place: Int?

    public init(_ listing: ListingSummary, _ entry: RosterEntry, place: Int?) {
        self.listing = listing
        self.entry = entry
        self.place = place
    }
}
