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
        let until: Moment? = try row.value("claim_until")
        self.init(
            member: try row.value("entry_member"),
            state: try row.stored("entry_state") { State(word: $0, until: until) },
            turn: try row.value("turn"),
            note: try row.storedIfPresent("note") { try RosterNote($0) },
            appliedAt: try row.value("applied_at")
        )
    }
}

extension RosterEntry.State {
    /// The word in the table. An offer's end is stored beside it.
    var word: String {
        switch self {
        case .applied: "applied"
        case .waiting: "waiting"
        case .offered: "offered"
        case .admitted: "admitted"
        case .declined: "declined"
        case .removed: "removed"
        }
    }

    var claimUntil: Moment? {
        if case .offered(let until) = self { until } else { nil }
    }

    fileprivate init?(word: String, until: Moment?) {
        switch (word, until) {
        case ("applied", nil): self = .applied
        case ("waiting", nil): self = .waiting
        case ("offered", let until?): self = .offered(until: until)
        case ("admitted", nil): self = .admitted
        case ("declined", nil): self = .declined
        case ("removed", nil): self = .removed
        default: return nil
        }
    }
}

extension RosterFact {
    static let columns: SQL = """
        roster_facts.member AS fact_member, roster_facts.event AS event, roster_facts.place AS place,
            roster_facts.claim_until AS claim_until, roster_facts.reason AS reason, roster_facts.at AS at
        """

    init(row: Row) throws {
        let values = Values(
            place: try row.value("place"),
            until: try row.value("claim_until"),
            reason: try row.storedIfPresent("reason") { try RosterNote($0) }
        )
        self.init(
            try row.stored("event") { Event(word: $0, values) },
            of: try row.value("fact_member"),
            at: try row.value("at")
        )
    }

    /// The values stored beside the word.
    struct Values {
        var place: Int?
        var until: Moment?
        var reason: RosterNote?
    }

    var values: Values {
        switch event {
        case .waiting(let place): Values(place: place)
        case .offered(let until), .lapsed(let until): Values(until: until)
        case .declined(let reason): Values(reason: reason)
        case .removed(let reason): Values(reason: reason)
        case .applied, .admitted, .withdrawn, .left, .closed: Values()
        }
    }
}

extension RosterFact.Event {
    var word: String {
        switch self {
        case .applied: "applied"
        case .admitted: "admitted"
        case .waiting: "waiting"
        case .offered: "offered"
        case .lapsed: "lapsed"
        case .declined: "declined"
        case .removed: "removed"
        case .withdrawn: "withdrawn"
        case .left: "left"
        case .closed: "closed"
        }
    }

    fileprivate init?(word: String, _ values: RosterFact.Values) {
        switch word {
        case "applied": self = .applied
        case "admitted": self = .admitted
        case "waiting": if let place = values.place { self = .waiting(place: place) } else { return nil }
        case "offered": if let until = values.until { self = .offered(until: until) } else { return nil }
        case "lapsed": if let until = values.until { self = .lapsed(until: until) } else { return nil }
        case "declined": self = .declined(values.reason)
        case "removed": if let reason = values.reason { self = .removed(reason) } else { return nil }
        case "withdrawn": self = .withdrawn
        case "left": self = .left
        case "closed": self = .closed
        default: return nil
        }
    }
}
