import BoardIndex
import Database
import Domain

/// The point up to which an index includes the board's changes.
///
/// SQLite numbers changes in commit order, so it is the last number. PostgreSQL commits out of order, so it
/// is the oldest unfinished transaction: older changes were applied, and newer ones are read again.
struct BoardMark: Sendable {
    let number: Int64
}

struct BoardNews: Sendable {
    let changed: [NeighbourhoodCode: Set<Listing.ID>]
    let entries: [BoardEntry]
    let mark: BoardMark
}

extension TableBase {
    var boardChanges: BoardChangeTable { BoardChangeTable(connection: connection) }
}

/// The log of changes that servers apply to their boards.
struct BoardChangeTable {
    let connection: Connection

    static let channel = "board"

    /// Records in this transaction that a listing's appearance on the board changed, and notifies every
    /// process. Names a moved listing under its former neighbourhood too.
    func note(of id: Listing.ID, in codes: Set<NeighbourhoodCode>) throws {
        for code in codes.sorted() {
            try connection.execute("INSERT INTO board_changes (listing, code) VALUES (\(id), \(code.number))")
            try connection.notify(Self.channel, code.description)
        }
    }

    /// Cards show their author.
    func note(ofListingsBy author: Member.ID) throws {
        for row in try connection.run("SELECT id, code FROM listings WHERE author = \(author) ORDER BY id") {
            try note(of: row.value("id"), in: [row.neighbourhood()])
        }
    }

    /// Under its current neighbourhood; does nothing for a missing listing.
    func note(of id: Listing.ID) throws {
        let row = try connection.first("SELECT code FROM listings WHERE id = \(id)")
        if let row { try note(of: id, in: [row.neighbourhood()]) }
    }

    func mark() throws -> BoardMark {
        let sql: SQL =
            switch connection.engine {
            case .sqlite: "SELECT coalesce(max(number), 0) AS mark FROM board_changes"
            case .postgresql: "SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS mark"
            }
        return BoardMark(number: try connection.first(sql)?.value("mark") ?? 0)
    }

    /// Represents every listing; no listing has this identifier.
    private static let all: Int64 = 0

    /// Returns the changes since the mark; nil when everything has changed.
    func news(since mark: BoardMark) throws -> BoardNews? {
        let latter = try self.mark()
        var changed: [NeighbourhoodCode: Set<Listing.ID>] = [:]
        for row in try connection.run(Self.changes(since: mark, connection.engine)) {
            guard try row.value("listing", as: Int64.self) != Self.all else { return nil }
            changed[try row.neighbourhood(), default: []].insert(try row.value("listing"))
        }
        let ids = Set(changed.values.joined()).sorted()
        return BoardNews(changed: changed, entries: try entries(of: ids), mark: latter)
    }

    /// Without missing listings.
    func entries(of ids: [Listing.ID]) throws -> [BoardEntry] {
        var entries: [BoardEntry] = []
        for part in ids.parts(of: 500) {
            let hidden = try connection.decisions.takenDown(part.map(\.rawValue), .listing)
            entries += try connection.run("\(BoardEntry.all) WHERE id IN \(list: part)")
                .map { try BoardEntry(row: $0, hidden) }
        }
        return entries
    }

    static func changes(since mark: BoardMark, _ engine: Database.Engine) -> SQL {
        switch engine {
        case .sqlite: "SELECT listing, code FROM board_changes WHERE number > \(mark.number)"
        case .postgresql: "SELECT listing, code FROM board_changes WHERE transaction_id >= \(mark.number)"
        }
    }

    func snapshot() throws -> BoardSnapshot {
        let rows = try connection.run(.hiddenListings)
        let hidden = Set<Int64>(try rows.map { try $0.value("subject_id") })
        let filling = BoardFilling()
        try connection.each(BoardEntry.all) { filling.add(try BoardEntry(row: $0, hidden)) }
        return filling.finish()
    }

    func remove(olderThan age: Duration) throws {
        let seconds = age.components.seconds
        let now: SQL =
            switch connection.engine {
            case .sqlite: "unixepoch()"
            case .postgresql: "extract(epoch FROM clock_timestamp())::bigint"
            }
        // Keeps the last row, because numbering continues from it.
        try connection.execute(
            """
            DELETE FROM board_changes
            WHERE at < \(now) - \(seconds) AND number < (SELECT max(number) FROM board_changes)
            """
        )
    }
}

extension BoardEntry {
    fileprivate static let all: SQL = """
        SELECT id, author, position, kind, side, status, facets, price,
            second_amount, monthly_cost, area, week_times, code,
            latitude, longitude, expires_at, favourites, conversations, taken, reviews, created_at
        FROM listings
        """

    /// - Parameter hidden: the listings that operators have taken down, possibly including this one.
    fileprivate init(row: Row, _ hidden: Set<Int64>) throws {
        var cells = Cells(row)
        let id = Listing.ID(rawValue: try cells.integer())
        let author = Member.ID(rawValue: try cells.integer())
        let position = Identifier<Listing.Position>(rawValue: try cells.integer())
        let kind = try stored("kind", Listing.Kind(rawValue: try cells.text()))
        self.init(
            id: id,
            author: author,
            position: position,
            kind: kind,
            side: try cells.textIfPresent().map { try stored("side", Listing.Side(rawValue: $0)) },
            status: try stored("status", Listing.Status(rawValue: try cells.text())),
            isTakenDown: hidden.contains(id.rawValue),
            facets: Marks(rawValue: try cells.integer()),
            price: try cells.integerIfPresent().map(Int.init),
            figures: ListingFigures(
                deposit: try cells.integerIfPresent().map(Int.init),
                cost: try cells.integerIfPresent().map(Int.init),
                area: try cells.integerIfPresent().map(Int.init)
            ),
            times: WeekTimes(bits: try cells.integer()),
            neighbourhood: try stored("code", NeighbourhoodCode(number: try cells.integer())),
            point: try stored(
                "latitude",
                Point(microLatitude: Int(try cells.integer()), microLongitude: Int(try cells.integer()))
            ),
            expiresAt: try cells.integerIfPresent().map(Moment.init(milliseconds:)),
            popularity: Popularity(
                favourites: Int(try cells.integer()),
                conversations: Int(try cells.integer()),
                enrolments: Int(try cells.integer()) - (kind.has(.seatOfAuthor) ? 1 : 0),
                reviews: Int(try cells.integer()),
                postedAt: Moment(milliseconds: try cells.integer())
            )
        )
    }
}

private func stored<Value>(_ column: String, _ value: Value?) throws -> Value {
    guard let value else { throw StoredValueError(column: column, reason: "no such value") }
    return value
}
