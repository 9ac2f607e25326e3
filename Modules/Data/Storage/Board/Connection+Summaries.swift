import Database
import Domain

extension Connection {
    func summaries<Key>(
        of page: Page<Key>,
        for viewer: Member.ID?,
        from point: Point? = nil,
        cursor: (Key) -> String
    ) throws -> Slice<ListingSummary> {
        Slice(try summaries(of: page.ids, for: viewer, from: point), next: page.last.map(cursor))
    }

    /// In the order of `ids`; what is not there any more is left out.
    func summaries(
        of ids: [Listing.ID],
        for viewer: Member.ID?,
        from point: Point? = nil
    ) throws -> [ListingSummary] {
        guard !ids.isEmpty else { return [] }
        let marked = try favourites(of: viewer, among: ids)
        var found: [Listing.ID: ListingSummary] = [:]
        for row in try run(SQLBoardQueries.summaries(of: ids)) {
            let listing = try Listing(row: row)
            guard let author = try MemberCard(row: row, "writer") else { continue }
            found[listing.id] = ListingSummary(
                listing,
                author: author,
                isFavourite: marked.contains(listing.subject),
                distance: point.map { $0.metres(to: listing.details.place.shown) },
                favourites: try row.value("favourites"),
                conversations: try row.value("conversations")
            )
        }
        return ids.compactMap { found[$0] }
    }

    private func favourites(of viewer: Member.ID?, among ids: [Listing.ID]) throws -> Set<Subject> {
        guard let viewer else { return [] }
        let rows = try run(SQLBoardQueries.favourites(of: viewer, among: ids))
        return Set(try rows.map { try $0.subject() })
    }
}

extension SQLBoardQueries {
    static func summaries(of ids: [Listing.ID]) -> SQL {
        """
        SELECT \(Listing.columns), listings.favourites AS favourites,
            listings.conversations AS conversations, \(MemberCard.columns("writer"))
        FROM listings \(MemberCard.join("writer", on: "listings.author"))
        WHERE listings.id IN \(list: ids)
        """
    }

    static func favourites(of viewer: Member.ID, among ids: [Listing.ID]) -> SQL {
        """
        SELECT subject_kind, subject_id FROM favourites
        WHERE member = \(viewer)
            AND subject_kind IN \(list: Listing.Kind.allCases.map(\.subjectKind.rawValue))
            AND subject_id IN \(list: ids)
        """
    }
}
