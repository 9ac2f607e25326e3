import Database
import Domain

/// A part of the board that one index has in order: what is posted of one kind, in one neighbourhood, in one
/// stored state.
struct BoardRange {
    let kind: Listing.Kind
    let code: Int64
    let state: StoredState
}

extension BoardSearch {
    var ranges: [BoardRange] { parts.flatMap(ranges) }

    /// One for each kind and state.
    fileprivate var parts: [(kind: Listing.Kind, state: StoredState)] {
        let states = filter.states(at: now)
        return filter.kinds.flatMap { kind in states.map { (kind, $0) } }
    }

    private func ranges(of part: (kind: Listing.Kind, state: StoredState)) -> [BoardRange] {
        area.codes.map { BoardRange(kind: part.kind, code: $0.number, state: part.state) }
    }
}

extension Connection {
    /// Those that a page of so many can be made of. A range whose newest listing is older than the newest of
    /// as many others has nothing on it, and looking at that one is much cheaper than taking part in a merge.
    func ranges(
        of search: BoardSearch,
        after last: Identifier<Listing.Position>?,
        worth limit: Int
    ) throws -> [BoardRange] {
        let all = search.ranges
        guard all.count > limit else { return all }
        let parts = search.parts
        return try run(SQLBoardQueries.newestOfEach(search, after: last, limit: limit)).compactMap { row in
            guard try row.value("newest", as: Int64?.self) != nil else { return nil }
            let part = parts[try row.value("part")]
            return BoardRange(kind: part.kind, code: try row.value("code"), state: part.state)
        }
    }
}

extension SQLBoardQueries {
    /// The position of each range's newest listing, the newest first: one step into the index for each.
    static func newestOfEach(
        _ search: BoardSearch,
        after last: Identifier<Listing.Position>?,
        limit: Int
    ) -> SQL {
        let places = search.area.codes.map(\.number)
        let parts = search.parts.enumerated().map { number, part -> SQL in
            """
            SELECT \(number) AS part, column1 AS code, (
                SELECT position FROM listings
                WHERE kind = \(part.kind.rawValue) AND code = column1
                    AND status = \(part.state.status.rawValue) AND position < \(last?.rawValue ?? .max)\
            \(part.state.besides)\(search.filter.conditions)
                ORDER BY position DESC LIMIT 1
            ) AS newest FROM (VALUES \(rows: places)) AS places
            """
        }
        return "\(parts.joined(by: " UNION ALL ")) ORDER BY newest DESC NULLS LAST LIMIT \(limit)"
    }
}
