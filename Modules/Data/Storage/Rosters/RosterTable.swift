import Database
import Domain

extension TableBase {
    var rosters: RosterTable<Self> { RosterTable(base: self) }
}

/// The table of rosters with their entries and facts.
struct RosterTable<Base: TableBase>: Table {
    let base: Base

    /// Stores an empty roster.
    func insert(_ roster: Roster) throws {
        try connection.insert(RosterRow(of: roster.listing.id, roster.admission))
    }

    func find(_ id: Listing.ID) throws -> Roster? {
        let row = try connection.first(
            "SELECT admission, turns FROM rosters WHERE listing = \(id)"
        )
        guard let row, let listing = try connection.listings.find(id) else { return nil }
        return try roster(of: listing, row)
    }

    /// The rosters of listings that have one. Two statements for any number.
    func find(of listings: [Listing]) throws -> [Listing.ID: Roster] {
        let rows = try connection.run(
            "SELECT listing, admission, turns FROM rosters WHERE listing IN \(list: listings.map(\.id))"
        )
        let known = Dictionary(listings.map { ($0.id, $0) }) { first, _ in first }
        let entries = try entries(of: listings.map(\.id))
        let periods = try periods(of: listings)
        return try rows.reduce(into: [:]) { rosters, row in
            let id: Listing.ID = try row.value("listing")
            rosters[id] = try known[id].map {
                try Roster(row: row, of: $0, periods[id] ?? .always, entries[id] ?? [])
            }
        }
    }

    /// Whether the member is admitted.
    func isMember(_ member: Member.ID, of listing: Listing) throws -> Bool {
        guard listing.kind.takesApplications else { return false }
        return try connection.first(
            """
            SELECT 1 AS found FROM roster_entries
            WHERE listing = \(listing.id) AND member = \(member)
                AND state = \(RosterEntry.Status.admitted.rawValue)
            """
        ) != nil
    }

    /// The admitted members of a listing; none for one without a roster.
    func members(of listing: Listing) throws -> [Member.ID] {
        try find(listing.id)?.members.map(\.member) ?? []
    }

    /// Whether a block or an operator hides the listing from a reader.
    func isHidden(_ listing: Listing, from reader: Member.ID?) throws -> Bool {
        guard reader != listing.author else { return false }
        if let reader, try connection.blocks.hides(listing.author, from: reader) { return true }
        return try connection.decisions.isHidden(listing, from: reader)
    }

    /// Whether the listing is hidden from a reader who isn't on its roster.
    func isHidden(_ roster: Roster, from reader: Member.ID?) throws -> Bool {
        if let reader, roster[reader] != nil { return false }
        return try isHidden(roster.listing, from: reader)
    }

    /// Locks the roster until the transaction ends.
    func findLocked(_ id: Listing.ID) throws -> Roster? {
        let row = try connection.first(
            """
            UPDATE rosters SET turns = turns WHERE listing = \(id)
            RETURNING admission, turns
            """
        )
        guard let row, let listing = try connection.listings.find(id) else { return nil }
        return try roster(of: listing, row)
    }

    func facts(of member: Member.ID, in listing: Listing.ID) throws -> [RosterFact] {
        let rows = try connection.run(
            """
            SELECT \(RosterFact.columns) FROM roster_facts
            WHERE listing = \(listing) AND member = \(member) ORDER BY number
            """
        )
        return try rows.map { try RosterFact(row: $0) }
    }

    /// Those on the roster who were told of the cancellation, but for whom a block hides the listing.
    func endedByCancellation(of listing: Listing) throws -> [Member.ID] {
        let rows = try connection.run(
            """
            SELECT DISTINCT member FROM roster_facts
            WHERE listing = \(listing.id) AND event = \(RosterFact.Kind.cancelled.rawValue)
                AND at = \(listing.cancellation?.at)
            ORDER BY member
            """
        )
        let hidden = try connection.blocks.hidden(from: listing.author)
        return try rows.map { try $0.value("member") }.filter { !hidden.contains($0) }
    }

    /// Writes the differences and adds the facts.
    func save(_ roster: Roster, replacing former: Roster) throws {
        let id = roster.listing.id
        let known = Dictionary(uniqueKeysWithValues: former.entries.map { ($0.member, $0) })
        let kept = Set(roster.entries.map(\.member))
        for member in known.keys where !kept.contains(member) {
            try connection.execute(
                "DELETE FROM roster_entries WHERE listing = \(id) AND member = \(member)"
            )
        }
        for entry in roster.entries where known[entry.member] != entry { try write(entry, in: id) }
        let row = try connection.first(
            """
            UPDATE rosters SET turns = \(roster.lastTurn), facts = facts + \(roster.facts.count)
            WHERE listing = \(id) RETURNING facts
            """
        )
        let last: Int = try row?.value("facts") ?? 0
        for (offset, fact) in roster.facts.enumerated() {
            try connection.insert(RosterFactRow(fact, of: id, as: last - roster.facts.count + offset + 1))
        }
    }

    private func write(_ entry: RosterEntry, in listing: Listing.ID) throws {
        try connection.insert(
            RosterEntryRow(entry, of: listing),
            """
            ON CONFLICT (listing, member) DO UPDATE SET state = excluded.state, turn = excluded.turn,
                claim_until = excluded.claim_until
            """
        )
    }

    private func roster(of listing: Listing, _ row: Row) throws -> Roster {
        try Roster(
            row: row,
            of: listing,
            periods(of: [listing])[listing.id] ?? .always,
            entries(of: [listing.id])[listing.id] ?? []
        )
    }

    private func periods(of listings: [Listing]) throws -> [Listing.ID: ApplicationPeriod] {
        try Dictionary(grouping: listings, by: \.kind).reduce(into: [:]) { periods, group in
            let found = try group.key.stored.applicationPeriods(
                of: group.value.map(\.id),
                from: connection
            )
            periods.merge(found) { first, _ in first }
        }
    }

    private func entries(of listings: [Listing.ID]) throws -> [Listing.ID: [RosterEntry]] {
        let rows = try connection.run(
            """
            SELECT listing, \(RosterEntry.columns) FROM roster_entries
            WHERE listing IN \(list: listings) ORDER BY listing, turn
            """
        )
        return try rows.reduce(into: [:]) { entries, row in
            entries[try row.value("listing"), default: []].append(try RosterEntry(row: row))
        }
    }
}

extension Roster {
    fileprivate init(
        row: Row,
        of listing: Listing,
        _ period: ApplicationPeriod,
        _ entries: [RosterEntry]
    ) throws {
        self.init(
            of: listing,
            admission: try row.word("admission"),
            period: period,
            entries: entries,
            lastTurn: try row.value("turns")
        )
    }
}
