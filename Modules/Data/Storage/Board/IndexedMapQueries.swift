import BoardIndex
public import Domain

/// Queries the map through the same index.
public struct IndexedMapQueries: MapQueries {
    private let keeper: BoardKeeper

    public init(_ keeper: BoardKeeper) {
        self.keeper = keeper
    }

    public func map(
        of box: MapBox,
        in detail: MapDetail,
        _ kinds: [Listing.Kind],
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> ListingMap {
        let view = try await keeper.view(for: viewer)
        let question = view.question(BoardFilter(kinds: kinds), in: [], at: now)
        let map = view.board.index.map(of: box, in: detail, kinds, question)
        return ListingMap(clusters: map.clusters, listings: try await view.summaries(of: map.alone))
    }

    public func listings(
        in box: MapBox,
        _ kinds: [Listing.Kind],
        _ slice: SliceRequest,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> Slice<ListingSummary> {
        let start = try slice.position
        let view = try await keeper.view(for: viewer)
        let question = view.question(BoardFilter(kinds: kinds), in: [], at: now)
        let page = view.board.index.newest(in: box, kinds, after: start, limit: slice.limit, question)
        guard let page else { throw MapRefusal.tooMany }
        return try await view.summaries(of: page, cursor: \.description)
    }

    public func counts(in area: BoardArea, _ kinds: [Listing.Kind]) async throws -> [NeighbourhoodCount] {
        try await keeper.board().index.counts(in: area.codes, kinds)
    }
}
