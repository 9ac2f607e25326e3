import BoardIndex
public import Database
public import Domain

/// The map by the same index.
public struct IndexedMapQueries: MapQueries {
    private let database: Database
    private let keeper: BoardKeeper

    public init(_ database: Database, _ keeper: BoardKeeper) {
        self.database = database
        self.keeper = keeper
    }

    public func map(
        of box: MapBox,
        in detail: MapDetail,
        _ kinds: [Listing.Kind],
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> ListingMap {
        let board = try await keeper.board()
        return try await database.read { connection in
            let hidden = try connection.hidden(from: viewer)
            let filter = BoardFilter(kinds: kinds)
            let question = IndexQuestion(filter, in: [], for: viewer, hiding: hidden, at: now)
            let map = board.index.map(of: box, in: detail, kinds, question)
            return ListingMap(
                clusters: map.clusters,
                listings: try connection.summaries(of: map.alone, on: board, for: viewer)
            )
        }
    }

    public func listings(
        in box: MapBox,
        _ kinds: [Listing.Kind],
        _ slice: SliceRequest,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> Slice<ListingSummary> {
        let start = try slice.position
        let board = try await keeper.board()
        return try await database.read { connection in
            let hidden = try connection.hidden(from: viewer)
            let filter = BoardFilter(kinds: kinds)
            let question = IndexQuestion(filter, in: [], for: viewer, hiding: hidden, at: now)
            let page = board.index.newest(in: box, kinds, after: start, limit: slice.limit, question)
            guard let page else { throw MapRefusal.tooMany }
            return try connection.summaries(of: page, on: board, for: viewer, cursor: \.description)
        }
    }

    public func counts(in area: BoardArea, _ kinds: [Listing.Kind]) async throws -> [NeighbourhoodCount] {
        try await keeper.board().index.counts(in: area.codes, kinds)
    }
}
