extension Database {
    /// Runs `body`, a bulk load into `tables`, in one transaction without foreign keys or check
    /// constraints.
    ///
    /// SQLite needs exclusive access: otherwise a ``DatabaseError/Kind/busy`` is thrown after a while. It
    /// drops the tables' non-unique indexes and rebuilds them at the end; `made` receives the share done.
    /// The more rows, the cheaper than updating each index. `conclude` then runs with the indexes in place.
    public func filling<T: Sendable>(
        _ tables: [StaticString],
        made: @escaping @Sendable (Double) -> Void,
        conclude: @escaping @Sendable (Connection) throws -> Void = { _ in },
        _ body: @escaping @Sendable (Connection) throws -> T
    ) async throws -> T {
        try await driver.fill { connection in
            let names = tables.map { "\($0)" }
            let indexes = connection.engine == .sqlite ? try connection.dropIndexes(of: names) : []
            let value = try body(connection)
            try connection.make(indexes, made)
            try conclude(connection)
            return value
        }
    }
}

/// An index that is rebuilt after its table has been loaded.
struct DroppedIndex {
    fileprivate let owner: String
    fileprivate let text: String
}

extension Connection {
    /// Constraints stay: unique indexes, and those of a key, which have no text.
    func dropIndexes(of tables: [String]) throws -> [DroppedIndex] {
        try run(
            """
            SELECT name, tbl_name AS owner, sql AS text FROM sqlite_schema
            WHERE type = 'index' AND sql LIKE 'CREATE INDEX %' AND tbl_name IN \(list: tables)
            """
        ).map { row in
            // Named by a migration.
            try execute("DROP INDEX \(trusted: try row.value("name"))")
            return DroppedIndex(owner: try row.value("owner"), text: try row.value("text"))
        }
    }

    func make(_ indexes: [DroppedIndex], _ made: (Double) -> Void) throws {
        guard !indexes.isEmpty else { return }
        let weights = try indexes.map(weight)
        let all = weights.reduce(0, +)
        var done = 0
        // Helper threads sort what exceeds the cache while the rest is read. Tables that fit in the cache
        // are faster left there.
        if try pages > SQLiteSession.pagesWhenFilling { try execute("PRAGMA cache_size = 8192") }
        for (index, weight) in zip(indexes, weights) {
            // Written by a migration.
            try execute(SQL(trusted: index.text))
            done += weight
            made(Double(done) / Double(all))
        }
    }

    private var pages: Int {
        get throws { try first("PRAGMA page_count")?.value("page_count") ?? 0 }
    }

    /// The index's relative share of the time: the cost of sorting grows with its number of columns.
    private func weight(of index: DroppedIndex) throws -> Int {
        // Named by a migration.
        let rows: Int = try first("SELECT count(*) AS rows FROM \(trusted: index.owner)")?.value("rows") ?? 0
        return rows * index.text.split(separator: ",").count + 1
    }
}
