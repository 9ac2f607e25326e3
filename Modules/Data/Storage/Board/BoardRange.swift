import Database
import Domain

/// A part of the board that one index has in order: what is posted of one kind, in one neighbourhood, in one
/// stored state.
struct BoardRange {
    let part: BoardPart
    let code: Int64
}

/// The ranges of all neighbourhoods together.
struct BoardPart {
    let kind: Listing.Kind
    let state: StoredState
}

extension BoardSearch {
    var ranges: [BoardRange] {
        parts.flatMap { part in area.codes.map { BoardRange(part: part, code: $0.number) } }
    }

    fileprivate var parts: [BoardPart] {
        let states = filter.states(at: now)
        return filter.kinds.flatMap { kind in states.map { BoardPart(kind: kind, state: $0) } }
    }

    /// What is in one range and behind `last`, answered by the index alone.
    func listings(of part: BoardPart, in code: SQL, after last: Identifier<Listing.Position>?) -> SQL {
        """
        listings WHERE kind = \(part.kind.rawValue) AND code = \(code)
            AND status = \(part.state.status.rawValue) AND position < \(last?.rawValue ?? .max)\
        \(part.state.besides)\(filter.conditions)
        """
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
        let parts = search.parts
        guard parts.count * search.area.codes.count > limit else { return search.ranges }
        return try run(SQLBoardQueries.newestOfEach(search, after: last, limit: limit)).compactMap { row in
            guard try row.value("newest", as: Int64?.self) != nil else { return nil }
            return BoardRange(part: parts[try row.value("part")], code: try row.value("code"))
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
                SELECT position FROM \(search.listings(of: part, in: "column1", after: last))
                ORDER BY position DESC LIMIT 1
            ) AS newest FROM (VALUES \(rows: places)) AS places
            """
        }
        return "\(parts.joined(by: " UNION ALL ")) ORDER BY newest DESC NULLS LAST LIMIT \(limit)"
    }
}
