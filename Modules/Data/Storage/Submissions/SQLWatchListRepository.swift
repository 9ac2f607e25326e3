public import Database
public import Domain

public struct SQLWatchListRepository: WatchListRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func list(_ slice: SliceRequest) async throws -> Slice<WatchedTerm> {
        try await database.read { connection in
            let rows = try connection.run(Self.list(before: slice.start(), limit: slice.rows))
            return try Slice(rows, slice, by: "id", of: WatchedTerm.self) {
                try $0.map(WatchedTerm.init(row:))
            }
        }
    }

    static func list(before id: WatchedTerm.ID?, limit: Int) -> SQL {
        """
        SELECT \(WatchedTerm.columns) FROM watched_terms WHERE id < \(id?.rawValue ?? .max)
        ORDER BY id DESC LIMIT \(limit)
        """
    }

    public func insert(_ term: WatchedTerm) async throws -> WatchedTerm {
        try await database.write { connection in
            if let known = try connection.watchedTerm(like: term) { return known }
            let excess = try connection.first(
                "SELECT id FROM watched_terms ORDER BY id LIMIT 1 OFFSET \(WatchedTerm.most - 1)"
            )
            guard excess == nil else { throw WatchRefusal.tooMany }
            try connection.execute(
                """
                INSERT INTO watched_terms (id, kind, text, added_at)
                VALUES (\(term.id), \(term.kind.rawValue), \(term.text), \(term.addedAt))
                ON CONFLICT (kind, text) DO NOTHING
                """
            )
            return try connection.watchedTerm(like: term) ?? term
        }
    }

    public func delete(_ id: WatchedTerm.ID) async throws {
        try await database.write { connection in
            let row = try connection.first("DELETE FROM watched_terms WHERE id = \(id) RETURNING id")
            guard row != nil else { throw WatchRefusal.notFound }
        }
    }
}

extension Connection {
    fileprivate func watchedTerm(like term: WatchedTerm) throws -> WatchedTerm? {
        try first(
            """
            SELECT \(WatchedTerm.columns) FROM watched_terms
            WHERE kind = \(term.kind.rawValue) AND text = \(term.text)
            """
        )
        .map(WatchedTerm.init(row:))
    }
}

extension WatchedTerm {
    static let columns: SQL = "id, kind, text, added_at"

    init(row: Row) throws {
        self.init(
            stored: try row.value("id"),
            try row.word("kind"),
            try row.value("text"),
            addedAt: try row.value("added_at")
        )
    }
}
