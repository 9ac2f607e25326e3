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
        for start in stride(from: 0, to: ids.count, by: 500) {
            let part = Array(ids[start..<min(start + 500, ids.count)])
            let hidden = try takenDown(part.map(\.rawValue), Listing.Kind.allCases.map(\.subjectKind))
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

    /// All of them, by neighbourhood.
    func boardEntries() throws -> [NeighbourhoodCode: [BoardEntry]] {
        let kinds = Listing.Kind.allCases.map(\.subjectKind.rawValue)
        let rows = try run(
            "SELECT subject_id FROM reports WHERE hides = 1 AND subject_kind IN \(list: kinds)"
        )
        let hidden = Set<Int64>(try rows.map { try $0.value("subject_id") })
        var entries: [NeighbourhoodCode: [BoardEntry]] = [:]
        try each(BoardEntry.all) { row in
            let entry = try BoardEntry(row: row, hidden)
            entries[entry.neighbourhood, default: []].append(entry)
        }
        return entries
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
        SELECT id, kind, author, side, status, categories, audiences, weekdays, price, code, latitude,
            longitude, position, created_at, expires_at, favourites, conversations
        FROM listings
        """

    /// - Parameter hidden: the listings that operators have taken down, this one perhaps among them.
    fileprivate init(row: Row, _ hidden: Set<Int64>) throws {
        let id: Listing.ID = try row.value("id")
        self.init(
            id: id,
            author: try row.value("author"),
            position: try row.value("position"),
            kind: try row.word("kind"),
            side: try row.wordIfPresent("side"),
            status: try row.word("status"),
            isTakenDown: hidden.contains(id.rawValue),
            categories: try row.value("categories"),
            audiences: try row.value("audiences"),
            weekdays: try row.value("weekdays"),
            price: try row.value("price"),
            neighbourhood: try row.neighbourhood(),
            point: try row.point(),
            createdAt: try row.value("created_at"),
            expiresAt: try row.value("expires_at"),
            favourites: try row.value("favourites"),
            conversations: try row.value("conversations")
        )
    }
}
