import Database
import Domain

extension Connection {
    func popular(_ search: BoardSearch, _ slice: SliceRequest) throws -> Slice<ListingSummary> {
        let start = try slice.cursor.map(Fame.init(cursor:))
        let hidden = try search.viewer.map(hidden(from:)) ?? []
        let rows = try run(SQLBoardQueries.candidates(search, upTo: start?.bound))
        let bound: Identifier<Listing.Position> =
            try start?.bound ?? rows.first?.value("position") ?? Identifier(rawValue: 0)
        let candidates = try rows.map { (Fame(try $0.popularity, try Candidate(row: $0).id, bound), $0) }
            .filter { fame, row in
                let isHidden = hidden.contains(try row.value("author"))
                return !isHidden && (start.map { fame.isBehind($0) } ?? true)
            }
            .map(\.0).sorted { $1.isBehind($0) }
        let page = Page(
            ids: candidates.prefix(slice.limit).map(\.id),
            last: candidates.count > slice.limit ? candidates[slice.limit - 1] : nil
        )
        return try summaries(of: page, for: search.viewer, cursor: \.description)
    }
}

/// Where a listing stands in the order of popularity, among those that were there when its first page was
/// read.
private struct Fame: CustomStringConvertible {
    let popularity: Popularity
    let id: Listing.ID
    let bound: Identifier<Listing.Position>

    var description: String { "\(bound)-\(popularity.thousandths)-\(id)" }

    init(_ popularity: Popularity, _ id: Listing.ID, _ bound: Identifier<Listing.Position>) {
        self.popularity = popularity
        self.id = id
        self.bound = bound
    }

    init(cursor: String) throws(BoardRefusal) {
        let parts = cursor.split(separator: "-").map(String.init)
        guard parts.count == 3, let bound = Identifier<Listing.Position>(parts[0]),
            let thousandths = Int(parts[1]), let id = Listing.ID(parts[2])
        else { throw .unknownCursor }
        self.init(Popularity(thousandths: thousandths), id, bound)
    }

    func isBehind(_ other: Fame) -> Bool {
        popularity == other.popularity ? id < other.id : popularity < other.popularity
    }
}

extension Row {
    fileprivate var popularity: Popularity {
        get throws {
            Popularity(
                favourites: try value("favourites"),
                conversations: try value("conversations"),
                postedAt: try value("created_at")
            )
        }
    }
}

extension SQLBoardQueries {
    /// The newest of the area, as a merge of index ranges.
    static func candidates(_ search: BoardSearch, upTo bound: Identifier<Listing.Position>?) -> SQL {
        """
        SELECT listings.id AS id, listings.author AS author, listings.position AS position,
            listings.favourites AS favourites, listings.conversations AS conversations,
            listings.created_at AS created_at
        FROM (\(newest(search, among: search.ranges,
            after: bound.map { Identifier(rawValue: min($0.rawValue, .max - 1) + 1) },
            limit: Popularity.candidates))) AS recent
            JOIN listings ON listings.id = recent.id
        ORDER BY listings.position DESC
        """
    }
}
