import BoardIndex
import Database
import Domain
import MemoryCache

/// The board for one reader, in its state at the start of a query.
struct BoardView {
    let board: BoardKeeper.Board
    let database: Database
    let viewer: Member.ID?
    let facts: MemberCache.Facts
    /// The kinds that the place offers.
    let offered: [Listing.Kind]

    /// The neighbourhoods to look in: those of the drawn area, if there is one.
    func codes(_ area: BoardArea, _ filter: BoardFilter) -> [NeighbourhoodCode] {
        filter.drawn.map { board.index.codes(touching: $0.box) } ?? area.codes
    }

    func question(
        _ filter: BoardFilter,
        in codes: [NeighbourhoodCode],
        at now: Moment
    ) async throws -> IndexQuestion {
        let chosen = filter.onlyFavourites ? try await favourites() : nil
        return IndexQuestion(
            filter.among(offered),
            in: codes,
            among: chosen,
            for: viewer,
            hiding: facts.hidden,
            at: now
        )
    }

    /// All favourites of the reader, read from the database for a reader who has very many.
    private func favourites() async throws -> Set<Listing.ID> {
        let subjects =
            if let favourites = facts.favourites { favourites } else {
                try await database.read { try $0.favourites.list(of: viewer) }
            }
        return Set(subjects.compactMap(\.listing))
    }

    func summaries<Key>(
        of page: IndexedSlice<Key>,
        from point: Point? = nil,
        cursor: (Key) -> String
    ) async throws -> Slice<ListingSummary> {
        Slice(try await summaries(of: page.ids, from: point), next: page.last.map(cursor))
    }

    /// Returns summaries in the order of `ids`, without deleted listings. Reads cards that aren't cached from
    /// the database, and the favourites of a reader who has very many.
    func summaries(of ids: [Listing.ID], from point: Point? = nil) async throws -> [ListingSummary] {
        var cards = board.cards.values(of: ids)
        if cards.contains(where: { $0 == nil }) {
            let missing = zip(ids, cards).filter { $0.1 == nil }.map(\.0)
            let read = try await database.read { try $0.listings.cards(of: missing) }
            board.cards.keep(read.map { ($0.key, $0.value) }, readAt: board.moment)
            cards = zip(ids, cards).map { $1 ?? read[$0] }
        }
        let marked = try await marked(among: ids)
        return cards.compactMap { card in
            card.map { card in
                ListingSummary(
                    card,
                    isFavourite: !marked.isEmpty && marked.contains(card.listing.subject),
                    distance: point?.metres(to: card.listing.details.place.shown)
                )
            }
        }
    }

    private func marked(among ids: [Listing.ID]) async throws -> Set<Subject> {
        if let favourites = facts.favourites { return favourites }
        return try await database.read { try $0.favourites.list(of: viewer, among: ids) }
    }
}
