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
        _ filter: BoardFilter,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> ListingMap {
        let view = try await keeper.view(for: viewer)
        let question = try await view.question(filter.ofOpen, in: [], at: now)
        let map = view.board.index.map(of: box, in: detail, question)
        return ListingMap(clusters: map.clusters, listings: try await view.summaries(of: map.alone))
    }

    public func listings(
        in box: MapBox,
        _ filter: BoardFilter,
        _ slice: SliceRequest,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> Slice<ListingSummary> {
        let start = try slice.position
        let view = try await keeper.view(for: viewer)
        let question = try await view.question(filter.ofOpen, in: [], at: now)
        let page = view.board.index.newest(in: box, after: start, limit: slice.limit, question)
        guard let page else { throw MapRefusal.tooMany }
        return try await view.summaries(of: page, cursor: { $0.description })
    }

    public func histograms(
        in area: BoardArea,
        _ filter: BoardFilter,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> [FigureHistogram] {
        let view = try await keeper.view(for: viewer)
        let question = try await view.question(filter.withoutFigures, in: view.codes(area, filter), at: now)
        return view.board.index.histograms(question, within: filter.figures)
    }

    public func counts(
        in area: BoardArea,
        _ filter: BoardFilter,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> [NeighbourhoodCount] {
        let view = try await keeper.view(for: viewer)
        let question = try await view.question(filter.ofOpen, in: view.codes(area, filter), at: now)
        return view.board.index.counts(question)
    }
}
