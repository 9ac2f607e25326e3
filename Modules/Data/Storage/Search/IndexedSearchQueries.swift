import BoardIndex
public import Database
public import Domain

/// Search by the postings in memory. What listings say is read from the database where nobody has searched
/// lately, or where it has changed.
public struct IndexedSearchQueries: SearchQueries {
    private let database: Database
    private let keeper: BoardKeeper

    public init(_ database: Database, _ keeper: BoardKeeper) {
        self.database = database
        self.keeper = keeper
    }

    public func listings(
        _ sought: SoughtListings,
        _ filter: BoardFilter,
        in area: BoardArea,
        _ slice: SliceRequest,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> Slice<ListingSummary> {
        let start = try slice.position
        let board = try await keeper.board()
        // Before the transaction begins: it sees all that has made these stale.
        let known = board.index.words(in: area.codes)
        return try await database.read { connection in
            let question = IndexQuestion(
                filter,
                in: area.codes,
                for: viewer,
                hiding: try connection.hidden(from: viewer),
                at: now
            )
            let words = try known.completed { try connection.texts(of: $0) }
            let page = words.newest(sought, question, after: start, limit: slice.limit)
            return try connection.summaries(of: page, on: board, for: viewer, cursor: \.description)
        }
    }

    static func texts(of ids: [Listing.ID]) -> SQL {
        "SELECT listing, text FROM listing_words WHERE listing IN \(list: ids)"
    }
}
