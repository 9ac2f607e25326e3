import BoardIndex
public import Database
public import Domain

/// Queries the board through the in-memory index. Cards and the reader's own data are cached.
public struct IndexedBoardQueries: BoardQueries {
    private let database: Database
    private let keeper: BoardKeeper

    public init(_ database: Database, _ keeper: BoardKeeper) {
        self.database = database
        self.keeper = keeper
    }

    public func listings(
        _ filter: BoardFilter,
        in area: BoardArea,
        by order: BoardOrder,
        _ slice: SliceRequest,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> Slice<ListingSummary> {
        let view = try await keeper.view(for: viewer)
        let index = view.board.index
        let question = try await view.question(filter, in: view.codes(area, filter), at: now)
        switch order {
        case .newest:
            let page = index.newest(question, after: try slice.position, limit: slice.limit)
            return try await view.summaries(of: page, cursor: { $0.description })
        case .nearest(let point):
            let start = try slice.cursor.map(NearestCursor.init(cursor:))
            let page = index.nearest(question, to: point, after: start, limit: slice.limit)
            return try await view.summaries(of: page, from: point, cursor: { $0.description })
        case .popular:
            let start = try slice.cursor.map(PopularCursor.init(cursor:))
            let page = index.popular(question, after: start, limit: slice.limit)
            return try await view.summaries(of: page, cursor: { $0.description })
        case .soonest:
            let start = try slice.cursor.map(RankedCursor.init(cursor:))
            let page = index.soonest(question, after: start, limit: slice.limit)
            return try await view.summaries(of: page, cursor: { $0.description })
        case .cheapest:
            let start = try slice.cursor.map(RankedCursor.init(cursor:))
            let page = index.cheapest(question, after: start, limit: slice.limit)
            return try await view.summaries(of: page, cursor: { $0.description })
        case .largest:
            let start = try slice.cursor.map(RankedCursor.init(cursor:))
            let page = index.largest(question, after: start, limit: slice.limit)
            return try await view.summaries(of: page, cursor: { $0.description })
        }
    }

    public func listings(
        of author: Member.ID,
        _ filter: BoardFilter,
        _ slice: SliceRequest,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> Slice<ListingSummary> {
        let last = try slice.position
        let filter = viewer == author ? filter : filter.withoutCancelled
        return try await database.read { connection in
            if let viewer, try connection.blocks.hides(author, from: viewer) { return Slice([]) }
            let rows = try connection.run(
                Self.list(
                    of: author,
                    filter,
                    isOwn: viewer == author,
                    after: last,
                    limit: slice.rows,
                    at: now
                )
            )
            let ids: [Listing.ID] = try rows.prefix(slice.limit).map { try $0.value("id") }
            let next: Identifier<Listing.Position>? =
                try rows.count > slice.limit ? rows[slice.limit - 1].value("position") : nil
            let hidden =
                viewer == author ? [] : try connection.decisions.takenDown(ids.map(\.rawValue), .listing)
            let shown = ids.filter { !hidden.contains($0.rawValue) }
            return Slice(try connection.listings.summaries(of: shown, for: viewer), next: next?.description)
        }
    }

    static func list(
        of author: Member.ID,
        _ filter: BoardFilter,
        isOwn: Bool,
        after last: Identifier<Listing.Position>?,
        limit: Int,
        at now: Moment
    ) -> SQL {
        let offered: SQL = isOwn ? "" : " AND \(.isOffered("kind"))"
        return """
            SELECT id, position FROM listings
            WHERE author = \(author) AND position < \(last?.rawValue ?? .max)
                \(filter.anyState(at: now))\(filter.conditions)\(offered)
            ORDER BY position DESC LIMIT \(limit)
            """
    }
}
