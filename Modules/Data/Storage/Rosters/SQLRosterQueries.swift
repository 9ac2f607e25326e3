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
            if let reader, roster[reader] == nil, try connection.blocks.hides(roster.organiser, from: reader)
            {
                return nil
            }
            roster.settle(at: now)
            let facts = try reader.map { try connection.rosters.facts(of: $0, in: listing) } ?? []
            let own = roster.facts.filter { $0.member == reader }
            return RosterSummary(
                roster,
                for: reader,
                cards: try connection.rosters.cards(
                    of: roster.entries(for: reader).map(\.member),
                    for: reader
                ),
                facts: facts + own
            )
        }
    }
}

extension RosterTable {
    /// Without members separated from the reader by a block.
    fileprivate func cards(of members: [Member.ID], for reader: Member.ID?) throws -> [Member.ID: MemberCard]
    {
        guard let reader, !members.isEmpty else { return [:] }
        let rows = try connection.run(
            """
            SELECT \(MemberCard.columns("listed")) FROM accounts AS own
                \(MemberCard.join("listed", on: "own.id"))
            WHERE own.id IN \(list: members) AND \(.unblocked("own.id", "\(reader)"))
            """
        )
        return try rows.reduce(into: [:]) { cards, row in
            guard let card = try MemberCard(row: row, "listed") else { return }
            cards[card.id] = card
        }
    }
}
