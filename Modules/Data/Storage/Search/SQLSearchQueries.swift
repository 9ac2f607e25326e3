public import Database
public import Domain

public struct SQLSearchQueries: SearchQueries {
    /// One question looks at no more candidates than this.
    static let mostCandidates = 2_000

    private let database: Database

    public init(_ database: Database) {
        self.database = database
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
        return try await database.read { connection in
            let search = BoardSearch(filter: filter, area: area, viewer: viewer, now: now)
            let page = try connection.matches(of: sought, search, limit: slice.limit, after: start)
            return try connection.summaries(of: page, for: viewer, cursor: \.description)
        }
    }

    static func candidates(
        _ sought: SoughtListings,
        _ search: BoardSearch,
        after last: Identifier<Listing.Position>?,
        limit: Int,
        on engine: Database.Engine
    ) -> SQL {
        let places = search.filter.kinds.flatMap { kind in search.area.codes.map { $0.token(of: kind) } }
        let rest: SQL = "\(search.filter.anyState(at: search.now))\(search.filter.conditions)"
        let before = last?.rawValue ?? .max
        switch engine {
        case .sqlite:
            let words = sought.tokens.map { "\"\($0)\"" }.joined(separator: " AND ")
            let match = "(\(places.joined(separator: " OR "))) AND \(words)"
            return """
                SELECT listings.id AS id, author, listing_index.rowid AS position, text
                FROM listing_index CROSS JOIN listings ON listings.position = listing_index.rowid
                    CROSS JOIN listing_words ON listing_words.listing = listings.id
                WHERE listing_index MATCH \(match) AND listing_index.rowid < \(before)\(rest)
                ORDER BY listing_index.rowid DESC LIMIT \(limit)
                """
        case .postgresql:
            return """
                SELECT listings.id AS id, author, listing_words.position AS position, text
                FROM listing_words JOIN listings ON listings.id = listing_words.listing
                WHERE string_to_array(tokens, ' ') @>
                        string_to_array(\(sought.tokens.joined(separator: " ")), ' ')
                    AND string_to_array(tokens, ' ') &&
                        string_to_array(\(places.joined(separator: " ")), ' ')
                    AND listing_words.position < \(before)\(rest)
                ORDER BY listing_words.position DESC LIMIT \(limit)
                """
        }
    }
}

extension Connection {
    /// The index finds candidates; what a candidate really says decides.
    fileprivate func matches(
        of sought: SoughtListings,
        _ search: BoardSearch,
        limit: Int,
        after start: Identifier<Listing.Position>?
    ) throws -> Page<Identifier<Listing.Position>> {
        let hidden = try hidden(from: search.viewer)
        var found: [(id: Listing.ID, position: Identifier<Listing.Position>)] = []
        var last = start
        var seen = 0
        while seen < SQLSearchQueries.mostCandidates {
            let batch = max(50, 2 * limit)
            let rows = try run(
                SQLSearchQueries.candidates(sought, search, after: last, limit: batch, on: engine)
            )
            for row in rows {
                last = try row.value("position")
                let candidate = try Candidate(row: row)
                guard !hidden.contains(candidate.author),
                    sought.isFound(in: ListingText(folded: try row.value("text")))
                else { continue }
                if found.count == limit { return Page(ids: found.map(\.id), last: found.last?.position) }
                found.append((candidate.id, try row.value("position")))
            }
            seen += rows.count
            if rows.count < batch { return Page(ids: found.map(\.id), last: nil) }
        }
        return Page(ids: found.map(\.id), last: last)
    }
}

/// One question, without its words and page.
struct BoardSearch {
    let filter: BoardFilter
    let area: BoardArea
    let viewer: Member.ID?
    let now: Moment
}
