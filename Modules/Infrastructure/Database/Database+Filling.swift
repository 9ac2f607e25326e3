extension Database {
    /// Runs `body`, which adds very much to `tables`: all of it in one transaction, without a look at what
    /// its rows refer to, or at the checks of single columns and rows.
    ///
    /// SQLite must be open nowhere else: otherwise a ``DatabaseError/Kind/busy`` is thrown after a while.
    /// There the tables have no indexes meanwhile but those that refuse something; the others are made
    /// when all is there, and `made` hears which share of that is done. The more rows, the cheaper than
    /// keeping each in order. `conclude` then counts what can be counted by them.
    public func filling<T: Sendable>(
        _ tables: [StaticString],
        made: @escaping @Sendable (Double) -> Void,
        conclude: @escaping @Sendable (Connection) throws -> Void = { _ in },
        _ body: @escaping @Sendable (Connection) throws -> T
    ) async throws -> T {
        try await driver.fill { connection in
            let indexes = connection.engine == .sqlite ? try connection.dropIndexes(of: tables) : []
            let value = try body(connection)
            try connection.make(indexes, made)
            try conclude(connection)
            return value
        }
    }
}

/// One that is made again when its table is filled.
private struct DroppedIndex {
    let owner: String
    let text: String
}

extension Connection {
    /// Those that refuse something stay: a unique one, and one that belongs to a key and has no text.
    fileprivate func dropIndexes(of tables: [StaticString]) throws -> [DroppedIndex] {
        try run(
            """
            SELECT name, tbl_name AS owner, sql AS text FROM sqlite_schema
            WHERE type = 'index' AND sql LIKE 'CREATE INDEX %' AND tbl_name IN \(list: tables.map { "\($0)" })
            """
        ).map { row in
            // A migration named it.
            try execute("DROP INDEX \(trusted: try row.value("name"))")
            return DroppedIndex(owner: try row.value("owner"), text: try row.value("text"))
        }
    }

    fileprivate func make(_ indexes: [DroppedIndex], _ made: (Double) -> Void) throws {
        guard !indexes.isEmpty else { return }
        let weights = try indexes.map(weight)
        let all = weights.reduce(0, +)
        var done = 0
        // What doesn't fit into the cache is sorted by helpers while the rest is being read; but tables that
        // are in the cache as a whole are better left there.
        if try pages > SQLiteSession.pagesWhenFilling { try execute("PRAGMA cache_size = 8192") }
        for (index, weight) in zip(indexes, weights) {
            // A migration wrote it.
            try execute(SQL(trusted: index.text))
            done += weight
            made(Double(done) / Double(all))
        }
    }

    private var pages: Int {
        get throws { try first("PRAGMA page_count")?.value("page_count") ?? 0 }
    }

    /// About how long it will take, beside others: a row is sorted by as many columns as there are.
    private func weight(of index: DroppedIndex) throws -> Int {
        // A migration named it.
        let rows: Int = try first("SELECT count(*) AS rows FROM \(trusted: index.owner)")?.value("rows") ?? 0
        return rows * index.text.split(separator: ",").count + 1
    }
}
