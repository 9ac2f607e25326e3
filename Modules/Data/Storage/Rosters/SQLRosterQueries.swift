public import Database
public import Domain

public struct SQLRosterQueries: RosterQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func find(_ listing: Listing.ID, for reader: Member.ID?, at now: Moment) async throws
        -> RosterSummary?
    {
        try await database.read { connection in
            guard var roster = try connection.rosters.find(listing) else { return nil }
            guard try !connection.rosters.isHidden(roster, from: reader) else { return nil }
            roster.settle(at: now)
            if let reader, roster[reader] == nil, roster.listing.kind.hasConditions {
                roster.hear(of: try connection.accounts.details(of: reader))
            }
            let facts = try reader.map { try connection.rosters.facts(of: $0, in: listing) } ?? []
            let own = roster.facts.filter { $0.member == reader }
            return RosterSummary(
                roster,
                for: reader,
                cards: try reader.map {
                    try connection.members.cards(of: roster.entries(for: $0).map(\.member), for: $0)
                } ?? [],
                runners: try connection.members.runnerCards(
                    of: roster.entries(for: reader).map(\.member),
                    at: now
                ),
                facts: facts + own,
                conversation: try reader.flatMap {
                    try connection.conversations.group(of: roster.listing.subject, for: $0)
                },
                at: now
            )
        }
    }

    public func list(
        of member: Member.ID,
        _ part: Participation.Part,
        _ slice: SliceRequest,
        at now: Moment
    ) async throws -> Slice<Participation> {
        let start = try slice.cursor.map(TimedKey<Listing>.init(cursor:))
        return try await database.read { connection in
            let page = try connection.listings.page(of: slice, hiding: member, after: start) { last, limit in
                try connection.run(Self.list(of: member, part, after: last, limit: limit, at: now)).map {
                    (try TimedKey<Listing>(row: $0, at: "begins", id: "id"), try Candidate(row: $0))
                }
            }
            let found = try connection.listings.summaries(of: page, for: member, cursor: \.description)
            let rosters = try connection.rosters.find(of: found.items.map(\.card.listing))
            return Slice(
                found.items.compactMap { summary in
                    guard var roster = rosters[summary.card.listing.id] else { return nil }
                    roster.settle(at: now)
                    return roster[member].map { Participation(summary, $0, place: roster.place(of: member)) }
                },
                next: found.next
            )
        }
    }

    static func list(
        of member: Member.ID,
        _ part: Participation.Part,
        after key: TimedKey<Listing>?,
        limit: Int,
        at now: Moment
    ) -> SQL {
        let (end, sign, order): (SQL, SQL, SQL) =
            switch part {
            case .ahead: ("coalesce(listings.expires_at > \(now), TRUE)", ">", "ASC")
            case .past: ("listings.expires_at <= \(now)", "<", "DESC")
            }
        let rest: SQL = key.map { "AND (\(begins), listings.id) \(sign) (\($0.at), \($0.id))" } ?? ""
        return """
            SELECT \(begins) AS begins, listings.id AS id, listings.author AS author
            FROM roster_entries JOIN listings ON listings.id = roster_entries.listing
            WHERE roster_entries.member = \(member) AND \(end) \(rest)
            ORDER BY begins \(order), listings.id \(order) LIMIT \(limit)
            """
    }

    /// A listing without a start stands where the member applied.
    private static let begins: SQL = "coalesce(listings.starts_at, roster_entries.applied_at)"
}
