import Database
import Domain

extension Connection {
    func summaries<Key>(
        of page: Page<Key>,
        for viewer: Member.ID?,
        cursor: (Key) -> String
    ) throws -> Slice<ListingSummary> {
        Slice(try summaries(of: page.ids, for: viewer), next: page.last.map(cursor))
    }

    /// In the order of `ids`, without deleted listings.
    func summaries(of ids: [Listing.ID], for viewer: Member.ID?) throws -> [ListingSummary] {
        guard !ids.isEmpty else { return [] }
        let cards = try cards(of: ids)
        let marked = try favourites(of: viewer, among: ids)
        return ids.compactMap { cards[$0] }.map { card in
            ListingSummary(card, isFavourite: marked.contains(card.listing.subject))
        }
    }

    func cards(of ids: [Listing.ID]) throws -> [Listing.ID: SharedCard] {
        try run(IndexedBoardQueries.cards(of: ids)).reduce(into: [:]) { cards, row in
            guard let author = try MemberCard(row: row, "writer") else { return }
            let card = SharedCard(
                try Listing(row: row),
                author: author,
                favourites: try row.value("favourites"),
                conversations: try row.value("conversations")
            )
            cards[card.id] = card
        }
    }

    func favourites(of viewer: Member.ID?, among ids: [Listing.ID]) throws -> Set<Subject> {
        guard let viewer else { return [] }
        let rows = try run(IndexedBoardQueries.favourites(of: viewer, among: ids))
        return Set(try rows.map { try $0.subject() })
    }
}

extension IndexedBoardQueries {
    static func cards(of ids: [Listing.ID]) -> SQL {
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
            AND subject_kind = \(Subject.Kind.listing.rawValue)
            AND subject_id IN \(list: ids)
        """
    }
}
