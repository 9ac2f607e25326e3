import Database
import Domain

extension RosterEntry {
    /// The columns that ``init(row:)`` reads from a table named `roster_entries`.
    static let columns: SQL = """
        roster_entries.member AS entry_member, roster_entries.state AS entry_state,
            roster_entries.turn AS turn, roster_entries.claim_until AS claim_until,
            roster_entries.note AS note, roster_entries.applied_at AS applied_at
        """

    init(row: Row) throws {
        let status: Status = try row.word("entry_state")
        self.init(
            member: try row.value("entry_member"),
            state: try row.stored("claim_until") { State(status, claimUntil: $0) },
            turn: try row.value("turn"),
            note: try row.storedIfPresent("note") { try RosterNote($0) },
            appliedAt: try row.value("applied_at")
        )
    }
}

extension RosterFact {
    static let columns: SQL = """
        roster_facts.member AS fact_member, roster_facts.event AS event, roster_facts.place AS place,
            roster_facts.claim_until AS claim_until, roster_facts.reason AS reason, roster_facts.at AS at,
            roster_facts.changes AS changes
        """

    init(row: Row) throws {
        let place: Int? = try row.value("place")
        let claimUntil: Moment? = try row.value("claim_until")
        let changes = try [ListingChange](row: row)
        let reason = try row.storedIfPresent("reason") { try RosterNote($0) }
        self.init(
            try row.stored("event") { (word: String) in
                Kind(rawValue: word).flatMap {
                    RosterFact.Event(
                        $0,
                        place: place,
                        claimUntil: claimUntil,
                        reason: reason,
                        changes: changes
                    )
                }
            },
            of: try row.value("fact_member"),
            at: try row.value("at")
        )
    }
}
