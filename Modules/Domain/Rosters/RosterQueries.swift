/// A roster as one reader may see it.
public struct RosterSummary: Sendable {
    public let listing: Listing.ID
    public let admission: Roster.Admission
    public let seats: Seats
    public let isClosed: Bool
    /// The number of waiting members.
    public let waiting: Int
    /// The reader's own entry.
    public let own: RosterEntry?
    /// The reader's place in the queue, from 1.
    public let place: Int?
    /// All entries for the organiser, the members for a member, and none for others.
    public let entries: [Listed]
    /// The reader's own facts, oldest first.
    public let facts: [RosterFact]

    /// An entry with the card of its member.
    public struct Listed: Sendable {
        public let entry: RosterEntry
        public let member: MemberCard

        public init(_ entry: RosterEntry, _ member: MemberCard) {
            self.entry = entry
            self.member = member
        }
    }

    /// - Parameter cards: of members whom the reader may see.
    public init(_ roster: Roster, for reader: Member.ID?, cards: [Member.ID: MemberCard], facts: [RosterFact])
    {
        listing = roster.listing.id
        admission = roster.admission
        seats = roster.listing.seats
        isClosed = roster.isClosed
        waiting = roster.queue.count
        own = reader.flatMap { roster[$0] }
        place = reader.flatMap(roster.place)
        entries = roster.entries(for: reader).compactMap { entry in
            cards[entry.member].map { Listed(entry, $0) }
        }
        self.facts = facts
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
    /// The roster at `now`, even before a lapsed offer is stored. Nil when the listing has no roster or a
    /// block separates its organiser and the reader.
    func find(_ listing: Listing.ID, for reader: Member.ID?, at now: Moment) async throws -> RosterSummary?
}
