import BoardIndex
import Database
public import Domain

/// Searches the postings in memory. Reads the texts of a neighbourhood from the database when its postings
/// are missing or stale.
public struct IndexedSearchQueries: SearchQueries {
    private let keeper: BoardKeeper
    private let mostListings: Int

    public init(_ keeper: BoardKeeper, mostListings: Int = Search.mostListings) {
        self.keeper = keeper
        self.mostListings = mostListings
    }

    public func listings(
        _ sought: SearchText,
        _ filter: BoardFilter,
        in area: BoardArea,
        _ slice: SliceRequest,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> Slice<ListingSummary> {
        let start = try slice.position
        let view = try await keeper.view(for: viewer)
        let codes = view.codes(area, filter)
        guard view.board.index.count(in: codes) <= mostListings else { throw SearchRefusal.areaTooLarge }
        let words = try await view.words(in: codes)
        let question = try await view.question(filter, in: codes, at: now)
        let page = words.newest(sought, question, after: start, limit: slice.limit)
        return try await view.summaries(of: page, cursor: \.description)
    }

    static func texts(of ids: [Listing.ID]) -> SQL {
        "SELECT listing, text FROM listing_words WHERE listing IN \(list: ids)"
    }
}

extension BoardView {
    /// The complete search texts of these neighbourhoods.
    fileprivate func words(in codes: [NeighbourhoodCode]) async throws -> BoardWords {
        // Taken before the transaction begins, so that it sees all changes that made these stale.
        let known = board.index.words(in: codes)
        if known.isComplete { return known }
        return try await database.read { connection in
            try known.completed { try connection.searchTexts.list(of: $0) }
        }
    }
}
