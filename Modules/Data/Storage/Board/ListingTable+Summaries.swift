import Database
import Domain

extension ListingTable {
    func summaries<Key>(
        of page: Page<Key>,
        for viewer: Member.ID?,
        cursor: (Key) -> String
    ) throws -> Slice<ListingSummary> {
        Slice(try summaries(of: page.ids, for: viewer), next: page.last.map(cursor))
    }

    /// Returns summaries in the order of `ids`, without deleted listings.
    func summaries(of ids: [Listing.ID], for viewer: Member.ID?) throws -> [ListingSummary] {
        guard !ids.isEmpty else { return [] }
        let cards = try cards(of: ids)
        let marked = try connection.favourites.list(of: viewer, among: ids)
        return ids.compactMap { cards[$0] }.map { card in
            ListingSummary(card, isFavourite: marked.contains(card.listing.subject))
        }
    }

    func cards(of ids: [Listing.ID]) throws -> [Listing.ID: SharedCard] {
        try connection.run(IndexedBoardQueries.cards(of: ids)).reduce(into: [:]) { cards, row in
            guard let author = try MemberCard(row: row, "writer") else { return }
            let card = SharedCard(
                try Listing(row: row),
                author: author,
                favourites: try row.value("favourites"),
                conversations: try row.value("conversations"),
                comments: try row.value("comments")
            )
            cards[card.id] = card
        }
    }
}

extension IndexedBoardQueries {
    static func cards(of ids: [Listing.ID]) -> SQL {
        """
        SELECT \(Listing.columns), listings.favourites AS favourites,
            listings.conversations AS conversations, listings.comments AS comments,
            \(MemberCard.columns("writer"))
        FROM listings \(MemberCard.join("writer", on: "listings.author"))
        WHERE listings.id IN \(list: ids)
        """
    }
}
