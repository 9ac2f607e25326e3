public import Database
public import Domain

public struct SQLSourceQueries: SourceQueries {
    private let database: Database
    private let clock: any WallClock

    public init(_ database: Database, clock: any WallClock) {
        self.database = database
        self.clock = clock
    }

    public func list(_ state: Source.State?, _ slice: SliceRequest) async throws -> Slice<SourceSummary> {
        try await list(where: state.map { "sources.state = \($0.rawValue)" } ?? "TRUE", slice)
    }

    public func list(of owner: Member.ID, _ slice: SliceRequest) async throws -> Slice<SourceSummary> {
        try await list(where: "sources.owner = \(owner)", slice)
    }

    private func list(where condition: SQL, _ slice: SliceRequest) async throws -> Slice<SourceSummary> {
        try await database.read { [now = clock.now] connection in
            let start: Source.ID? = try slice.start()
            let rest: SQL = start.map { "AND sources.id < \($0)" } ?? ""
            let rows = try connection.run(
                """
                \(SourceSummary.all(at: now)) WHERE \(condition) \(rest)
                ORDER BY sources.id DESC LIMIT \(slice.rows)
                """
            )
            return try Slice(rows, slice, by: "id", of: Source.self, connection.sources.summaries)
        }
    }

    public func summary(_ id: Source.ID) async throws -> SourceSummary {
        try await database.read { [now = clock.now] connection in
            let row = try connection.first("\(SourceSummary.all(at: now)) WHERE sources.id = \(id)")
            guard let summary = try connection.sources.summaries(row.map { [$0] } ?? []).first else {
                throw SourceRefusal.notFound
            }
            return summary
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
                source_entries.misses AS misses, source_entries.state AS state
            FROM source_entries JOIN sources ON sources.id = source_entries.source
            WHERE source_entries.listing = \(listing)
            """
        )
        return try row.map { row in
            let state: ImportedEntry.State = try row.word("state")
            let isClaimed = state == .claimed
            let misses: Int = try row.value("misses")
            return SourceAttribution(
                name: try row.stored("name") { try SourceName($0) },
                address: try row.stored("address") { try SourceAddress($0) },
                licence: try row.stored("licence") { try SourceNote($0) },
                hasVanished: !isClaimed && misses >= ImportedEntry.missesUntilVanished,
                isClaimed: isClaimed
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
                CASE WHEN busy_until > \(now) THEN 1 ELSE 0 END AS is_busy, \(MemberCard.columns("owned"))
            FROM sources \(MemberCard.join("owned", on: "sources.owner"))
            """
    }
}

extension SourceTable {
    /// Without the sources whose owner's account was deleted meanwhile.
    fileprivate func summaries(_ rows: [Row]) throws -> [SourceSummary] {
        let sources = try rows.map(Source.init(row:))
        let proven = try connection.websites.proven(by: Set(sources.map(\.owner)))
        return try zip(rows, sources).compactMap { row, source in
            guard let owner = try MemberCard(row: row, "owned") else { return nil }
            let host = try? WebsiteHost(source.ledger.address.text)
            let hosts = proven[source.owner, default: []]
            return SourceSummary(
                source,
                by: owner,
                isProven: host.map { host in hosts.contains { $0.covers(host) } } ?? false,
                published: try row.value("published"),
                waiting: try row.value("waiting"),
                skipped: try row.value("skipped"),
                vanished: try row.value("vanished"),
                isFetching: try row.value("is_busy", as: Int.self) == 1
            )
        }
    }
}
