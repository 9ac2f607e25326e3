import BoardIndex
import Database
import Domain

/// How much of the board's changes an index holds.
///
/// On SQLite changes are numbered as they are committed: it is the last number. PostgreSQL commits out of
/// order, so there it is the oldest transaction that wasn't over: all that is older was seen, and what is
/// younger is looked at again.
struct BoardMark: Sendable {
    let number: Int64
}

struct BoardNews: Sendable {
    let changed: [NeighbourhoodCode: Set<Listing.ID>]
    let entries: [BoardEntry]
    let mark: BoardMark
}

extension Connection {
    static let boardChannel = "board"

    /// Notes, with what this transaction writes, that the board no longer shows a listing as it did, and
    /// tells every process. One that moved is named where it was, too.
    func noteChange(of id: Listing.ID, in codes: Set<NeighbourhoodCode>) throws {
        for code in codes.sorted() {
            try execute("INSERT INTO board_changes (listing, code) VALUES (\(id), \(code.number))")
            try notify(Self.boardChannel, code.description)
        }
    }

    /// Their cards show their author.
    func noteChanges(ofListingsBy author: Member.ID) throws {
        for row in try run("SELECT id, code FROM listings WHERE author = \(author) ORDER BY id") {
            try noteChange(of: row.value("id"), in: [row.neighbourhood()])
        }
    }

    /// Where it is now; of one that isn't there, nothing.
    func noteChange(of id: Listing.ID) throws {
        let row = try first("SELECT code FROM listings WHERE id = \(id)")
        if let row { try noteChange(of: id, in: [row.neighbourhood()]) }
    }

    func boardMark() throws -> BoardMark {
        let sql: SQL =
            switch engine {
            case .sqlite: "SELECT coalesce(max(number), 0) AS mark FROM board_changes"
            case .postgresql: "SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS mark"
            }
        return BoardMark(number: try first(sql)?.value("mark") ?? 0)
    }

    /// What stands for every listing; no listing has this identifier.
    private static let all: Int64 = 0

    /// What has changed since then; nil where all has.
    func boardNews(since mark: BoardMark) throws -> BoardNews? {
        let latter = try boardMark()
        var changed: [NeighbourhoodCode: Set<Listing.ID>] = [:]
        for row in try run(Self.changes(since: mark, engine)) {
            guard try row.value("listing", as: Int64.self) != Self.all else { return nil }
            changed[try row.neighbourhood(), default: []].insert(try row.value("listing"))
        }
        let ids = Set(changed.values.joined()).sorted()
        var entries: [BoardEntry] = []
        for part in ids.parts(of: 500) {
            let hidden = try takenDown(part.map(\.rawValue), .listing)
            entries += try run("\(BoardEntry.all) WHERE id IN \(list: part)")
                .map { try BoardEntry(row: $0, hidden) }
        }
        return BoardNews(changed: changed, entries: entries, mark: latter)
    }

    static func changes(since mark: BoardMark, _ engine: Database.Engine) -> SQL {
        switch engine {
        case .sqlite: "SELECT listing, code FROM board_changes WHERE number > \(mark.number)"
        case .postgresql: "SELECT listing, code FROM board_changes WHERE transaction_id >= \(mark.number)"
        }
    }

    func wholeBoard() throws -> BoardSnapshot {
        let kind = Subject.Kind.listing.rawValue
        let rows = try run(
            "SELECT subject_id FROM reports WHERE hides = 1 AND subject_kind = \(kind)"
        )
        let hidden = Set<Int64>(try rows.map { try $0.value("subject_id") })
        let filling = BoardFilling()
        try each(BoardEntry.all) { filling.add(try BoardEntry(row: $0, hidden)) }
        return filling.finish()
    }

    func forgetBoardChanges(olderThan age: Duration) throws {
        let seconds = age.components.seconds
        let now: SQL =
            switch engine {
            case .sqlite: "unixepoch()"
            case .postgresql: "extract(epoch FROM clock_timestamp())::bigint"
            }
        // The last one stays: its number says how far the counting has come.
        try execute(
            """
            DELETE FROM board_changes
            WHERE at < \(now) - \(seconds) AND number < (SELECT max(number) FROM board_changes)
            """
        )
    }
}

extension BoardEntry {
    fileprivate static let all: SQL = """
        SELECT id, author, position, kind, side, status, facets, price, code,
            latitude, longitude, expires_at, favourites, conversations, created_at
        FROM listings
        """

    /// - Parameter hidden: the listings that operators have taken down, this one perhaps among them.
    fileprivate init(row: Row, _ hidden: Set<Int64>) throws {
        var cells = Cells(row)
        let id = Listing.ID(rawValue: try cells.integer())
        self.init(
            id: id,
            author: Member.ID(rawValue: try cells.integer()),
            position: Identifier(rawValue: try cells.integer()),
            kind: try stored("kind", Listing.Kind(rawValue: try cells.text())),
            side: try cells.textIfPresent().map { try stored("side", Listing.Side(rawValue: $0)) },
            status: try stored("status", Listing.Status(rawValue: try cells.text())),
            isTakenDown: hidden.contains(id.rawValue),
            facets: Marks(rawValue: try cells.integer()),
            price: try cells.integerIfPresent().map(Int.init),
            neighbourhood: try stored("code", NeighbourhoodCode(number: try cells.integer())),
            point: try stored(
                "latitude",
                Point(microLatitude: Int(try cells.integer()), microLongitude: Int(try cells.integer()))
            ),
            expiresAt: try cells.integerIfPresent().map(Moment.init(milliseconds:)),
            popularity: Popularity(
                favourites: Int(try cells.integer()),
                conversations: Int(try cells.integer()),
                postedAt: Moment(milliseconds: try cells.integer())
            )
        )
    }
}

private func stored<Value>(_ column: String, _ value: Value?) throws -> Value {
    guard let value else { throw StoredValueError(column: column, reason: "no such value") }
    return value
}
