public import Database
public import Domain

public struct SQLBoardQueries: BoardQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func listings(
        _ filter: BoardFilter,
        in area: BoardArea,
        by order: BoardOrder,
        _ slice: SliceRequest,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> Slice<ListingSummary> {
        try await database.read { connection in
            let search = BoardSearch(filter: filter, area: area, viewer: viewer, now: now)
            switch order {
            case .newest: return try connection.newest(search, slice)
            case .nearest(let point): return try connection.nearest(search, to: point, slice)
            case .popular: return try connection.popular(search, slice)
            }
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
        return try await database.read { connection in
            if let viewer, try connection.hides(author, from: viewer) { return Slice([]) }
            let rows = try connection.run(
                Self.list(of: author, filter, after: last, limit: slice.limit + 1, at: now)
            )
            let ids: [Listing.ID] = try rows.prefix(slice.limit).map { try $0.value("id") }
            let next: Identifier<Listing.Position>? =
                try rows.count > slice.limit ? rows[slice.limit - 1].value("position") : nil
            let kinds = filter.kinds.map(\.subjectKind)
            let hidden = viewer == author ? [] : try connection.takenDown(ids.map(\.rawValue), kinds)
            let shown = ids.filter { !hidden.contains($0.rawValue) }
            return Slice(try connection.summaries(of: shown, for: viewer), next: next?.description)
        }
    }

    static func list(
        of author: Member.ID,
        _ filter: BoardFilter,
        after last: Identifier<Listing.Position>?,
        limit: Int,
        at now: Moment
    ) -> SQL {
        """
        SELECT id, position FROM listings
        WHERE author = \(author) AND position < \(last?.rawValue ?? .max)
            AND kind IN \(list: filter.kinds.map(\.rawValue))\(filter.anyState(at: now))\
        \(filter.conditions)
        ORDER BY position DESC LIMIT \(limit)
        """
    }
}

/// One question to the board, without its order and page.
struct BoardSearch {
    let filter: BoardFilter
    let area: BoardArea
    let viewer: Member.ID?
    let now: Moment
}
