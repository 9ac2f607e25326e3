public import Database
public import Domain

public struct SQLSavedSearchRepository: SavedSearchRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func insert(_ search: SavedSearch, of member: Member.ID) async throws -> SavedSearch.ID {
        try await database.once(making: search.id) { connection, _ in
            let count: Int = try connection.first(Self.count(of: member))?.value("count") ?? 0
            guard count < SavedSearch.most else { throw SavedSearchRefusal.tooMany }
            try connection.checkName(of: search, member)
            try connection.insert(SavedSearchRow(search: search, member: member))
        }
    }

    public func list(of member: Member.ID) async throws -> [SavedSearchSummary] {
        try await database.read { connection in
            try connection.run(Self.list(of: member)).map(SavedSearchSummary.init(row:))
        }
    }

    public func find(_ id: SavedSearch.ID, of member: Member.ID) async throws -> SavedSearchSummary {
        try await database.read { try $0.savedSearch(id, of: member) }
    }

    public func update(
        _ id: SavedSearch.ID,
        of member: Member.ID,
        _ change: @escaping @Sendable (inout SavedSearch) throws -> Void
    ) async throws {
        try await database.write { connection in
            var search = try connection.savedSearch(id, of: member).search
            try change(&search)
            try connection.checkName(of: search, member)
            try connection.execute(
                """
                UPDATE saved_searches
                SET name = \(search.name.text), unique_name = \(search.name.uniqueKey),
                    notifies_since = \(search.notifiesSince), frequency = \(search.frequency.rawValue)
                WHERE id = \(id)
                """
            )
        }
    }

    public func markSeen(_ id: SavedSearch.ID, of member: Member.ID, at now: Moment) async throws {
        try await database.write { connection in
            _ = try connection.savedSearch(id, of: member)
            try connection.execute("DELETE FROM saved_search_matches WHERE search = \(id)")
            try connection.execute(
                """
                UPDATE notices SET read_at = \(now)
                WHERE member = \(member) AND read_at IS NULL
                    AND target_kind = \(Subject.Kind.savedSearch.rawValue) AND target_id = \(id)
                """
            )
        }
    }

    public func delete(_ id: SavedSearch.ID, of member: Member.ID) async throws {
        try await database.write { connection in
            _ = try connection.savedSearch(id, of: member)
            try connection.execute(
                """
                DELETE FROM notices WHERE member = \(member)
                    AND target_kind = \(Subject.Kind.savedSearch.rawValue) AND target_id = \(id)
                """
            )
            try connection.execute("DELETE FROM saved_searches WHERE id = \(id)")
        }
    }

    static func list(of member: Member.ID) -> SQL {
        "\(SavedSearchSummary.all) WHERE saved_searches.member = \(member) ORDER BY saved_searches.id"
    }

    private static func count(of member: Member.ID) -> SQL {
        "SELECT count(*) AS count FROM saved_searches WHERE member = \(member)"
    }
}

extension SavedSearchSummary {
    fileprivate static let all: SQL = """
        SELECT \(SavedSearch.columns), (SELECT count(*) FROM saved_search_matches
            WHERE saved_search_matches.search = saved_searches.id) AS new_listings
        FROM saved_searches
        """

    fileprivate init(row: Row) throws {
        self.init(try SavedSearch(row: row), newListings: try row.value("new_listings"))
    }
}

extension Connection {
    fileprivate func savedSearch(_ id: SavedSearch.ID, of member: Member.ID) throws -> SavedSearchSummary {
        let row = try first(
            "\(SavedSearchSummary.all) WHERE saved_searches.id = \(id) AND saved_searches.member = \(member)"
        )
        guard let row else { throw SavedSearchRefusal.notFound }
        return try SavedSearchSummary(row: row)
    }

    fileprivate func checkName(of search: SavedSearch, _ member: Member.ID) throws {
        let other = try first(
            """
            SELECT id FROM saved_searches WHERE member = \(member)
                AND unique_name = \(search.name.uniqueKey) AND id <> \(search.id)
            """
        )
        guard other == nil else { throw SavedSearchRefusal.nameTaken }
    }
}
