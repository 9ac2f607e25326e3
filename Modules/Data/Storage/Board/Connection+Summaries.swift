import BoardIndex
import Database
import Domain

extension Connection {
    func summaries<Key>(
        of page: IndexedSlice<Key>,
        on board: BoardKeeper.Board,
        for viewer: Member.ID?,
        from point: Point? = nil,
        cursor: (Key) -> String
    ) throws -> Slice<ListingSummary> {
        Slice(
            try summaries(of: page.ids, on: board, for: viewer, from: point),
            next: page.last.map(cursor)
        )
    }

    func summaries<Key>(
        of page: Page<Key>,
        for viewer: Member.ID?,
        cursor: (Key) -> String
    ) throws -> Slice<ListingSummary> {
        Slice(try summaries(of: page.ids, for: viewer), next: page.last.map(cursor))
    }

    /// In the order of `ids`; what is not there any more is left out.
    ///
    /// - Parameter board: where cards are kept; it was taken before this transaction began.
    func summaries(
        of ids: [Listing.ID],
        on board: BoardKeeper.Board? = nil,
        for viewer: Member.ID?,
        from point: Point? = nil
    ) throws -> [ListingSummary] {
        guard !ids.isEmpty else { return [] }
        var cards = board?.cards.cards(of: ids) ?? [:]
        let missing = ids.filter { cards[$0] == nil }
        if !missing.isEmpty {
            let read = try self.cards(of: missing)
            if let board { board.cards.keep(read, readAt: board.moment) }
            for card in read { cards[card.id] = card }
        }
        let marked = try favourites(of: viewer, among: ids)
        let distance = point.map(SquaredDistance.init)
        return ids.compactMap { id in
            cards[id].map { card in
                ListingSummary(
                    card.listing,
                    author: card.author,
                    isFavourite: marked.contains(card.listing.subject),
                    distance: distance?.metres(to: card.listing.details.place.shown),
                    favourites: card.favourites,
                    conversations: card.conversations
                )
            }
        }
    }

    /// As every reader sees them.
    private func cards(of ids: [Listing.ID]) throws -> [ListingSummary] {
        try run(IndexedBoardQueries.summaries(of: ids)).compactMap { row in
            guard let author = try MemberCard(row: row, "writer") else { return nil }
            return ListingSummary(
                try Listing(row: row),
                author: author,
                favourites: try row.value("favourites"),
                conversations: try row.value("conversations")
            )
        }
    }

    private func favourites(of viewer: Member.ID?, among ids: [Listing.ID]) throws -> Set<Subject> {
        guard let viewer else { return [] }
        let rows = try run(IndexedBoardQueries.favourites(of: viewer, among: ids))
        return Set(try rows.map { try $0.subject() })
    }
}

extension IndexedBoardQueries {
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
