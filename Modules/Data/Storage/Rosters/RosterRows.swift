public import Database
public import Domain

/// A roster without its entries.
public struct RosterRow: InsertableRow {
    public static let table: StaticString = "rosters"

    private let listing: Listing.ID
    private let admission: Roster.Admission
    private let turns: Int
    private let facts: Int

    /// - Parameter facts: the number of its facts.
    public init(of listing: Listing.ID, _ admission: Roster.Admission, turns: Int = 0, facts: Int = 0) {
        self.listing = listing
        self.admission = admission
        self.turns = turns
        self.facts = facts
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        ["listing": listing, "admission": admission.rawValue, "turns": turns, "facts": facts]
    }
}

/// A member's entry on a roster.
public struct RosterEntryRow: InsertableRow {
    public static let table: StaticString = "roster_entries"

    private let entry: RosterEntry
    private let listing: Listing.ID

    public init(_ entry: RosterEntry, of listing: Listing.ID) {
        self.entry = entry
        self.listing = listing
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "listing": listing, "member": entry.member, "state": entry.state.status.rawValue,
            "turn": entry.turn, "claim_until": entry.state.claimUntil, "note": entry.note?.text,
            "applied_at": entry.appliedAt,
        ]
    }
}

/// A fact of a roster. The numbers of its facts begin at 1.
public struct RosterFactRow: InsertableRow {
    public static let table: StaticString = "roster_facts"

    private let fact: RosterFact
    private let listing: Listing.ID
    private let number: Int

    public init(_ fact: RosterFact, of listing: Listing.ID, as number: Int) {
        self.fact = fact
        self.listing = listing
        self.number = number
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "listing": listing, "number": number, "member": fact.member, "event": fact.event.kind.rawValue,
            "place": fact.event.place, "claim_until": fact.event.claimUntil,
            "reason": fact.event.reason?.text, "at": fact.at, "changes": fact.event.changes.stored,
        ]
    }
}
