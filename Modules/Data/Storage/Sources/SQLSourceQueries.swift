public import Database
public import Domain

public struct SQLSourceQueries: SourceQueries {
    private let database: Database
    private let clock: any WallClock

    public init(_ database: Database, clock: any WallClock) {
        self.database = database
        self.clock = clock
    }

    public func list(_ slice: SliceRequest) async throws -> Slice<SourceSummary> {
        try await database.read { [now = clock.now] connection in
            let start: Source.ID? = try slice.start()
            let rest: SQL = start.map { "WHERE id < \($0)" } ?? ""
            let rows = try connection.run(
                "\(SourceSummary.all(at: now)) \(rest) ORDER BY id DESC LIMIT \(slice.rows)"
            )
            return try Slice(rows, slice, by: "id", of: Source.self) { try $0.map(SourceSummary.init(row:)) }
        }
    }

    public func summary(_ id: Source.ID) async throws -> SourceSummary {
        try await database.read { [now = clock.now] connection in
            guard let row = try connection.first("\(SourceSummary.all(at: now)) WHERE id = \(id)") else {
                throw SourceRefusal.notFound
            }
            return try SourceSummary(row: row)
        }
    }

    public func entries(of id: Source.ID, _ state: ImportedEntry.State?, _ slice: SliceRequest) async throws
        -> Slice<ImportedEntry>
    {
        try await database.read { connection in
            let start: ImportedEntry.ID? = try slice.start()
            let rest: SQL = start.map { "AND id < \($0)" } ?? ""
            let kind: SQL = state.map { "AND state = \($0.rawValue)" } ?? ""
            let rows = try connection.run(
                """
                SELECT \(ImportedEntry.columns) FROM source_entries
                WHERE source = \(id) \(kind) \(rest) ORDER BY id DESC LIMIT \(slice.rows)
                """
            )
            return try Slice(rows, slice, by: "id", of: ImportedEntry.self) {
                try $0.map(ImportedEntry.init(row:))
            }
        }
    }
}

extension SourceTable {
    /// Nil for a listing that wasn't imported.
    func attribution(of listing: Listing.ID) throws -> SourceAttribution? {
        let row = try connection.first(
            """
            SELECT sources.name AS name, sources.address AS address, sources.licence AS licence,
                source_entries.misses AS misses
            FROM source_entries JOIN sources ON sources.id = source_entries.source
            WHERE source_entries.listing = \(listing)
            """
        )
        return try row.map { row in
            SourceAttribution(
                name: try row.stored("name") { try SourceName($0) },
                address: try row.stored("address") { try SourceAddress($0) },
                licence: try row.stored("licence") { try SourceNote($0) },
                hasVanished: try row.value("misses", as: Int.self) >= ImportedEntry.missesUntilVanished
            )
        }
    }
}

extension SourceSummary {
    fileprivate static func all(at now: Moment) -> SQL {
        func count(_ condition: SQL) -> SQL {
            "(SELECT count(*) FROM source_entries WHERE source = sources.id AND \(condition))"
        }
        return """
            SELECT sources.*, \(count("state = 'published' AND listing IS NOT NULL")) AS published,
                \(count("state = 'waiting'")) AS waiting,
                \(count("(state = 'skipped' OR state = 'published' AND listing IS NULL)")) AS skipped,
                \(count("misses >= \(ImportedEntry.missesUntilVanished)")) AS vanished,
                CASE WHEN busy_until > \(now) THEN 1 ELSE 0 END AS is_busy
            FROM sources
            """
    }

    fileprivate init(row: Row) throws {
        self.init(
            try Source(row: row),
            published: try row.value("published"),
            waiting: try row.value("waiting"),
            skipped: try row.value("skipped"),
            vanished: try row.value("vanished"),
            isFetching: try row.value("is_busy", as: Int.self) == 1
        )
    }
}
