extension Database {
    /// Runs `body`, which fills `tables`, while they have no indexes but those that refuse something, and
    /// then makes the others over all that is there: the more rows, the cheaper than keeping each in order.
    ///
    /// `made` hears which share of that second part is done. If the program ends before, the next
    /// ``Migrator/migrate()`` makes them. PostgreSQL keeps its indexes all the while.
    public func settingIndexesAside(
        of tables: [StaticString],
        made: (Double) -> Void,
        _ body: () async throws -> Void
    ) async throws {
        guard engine == .sqlite else { return try await body() }
        try await write { try $0.setIndexesAside(of: tables) }
        do {
            try await body()
        } catch {
            try await write { try $0.makeIndexesSetAside() }
            throw error
        }
        let indexes = try await read { try $0.indexesSetAside() }
        let all = indexes.reduce(0) { $0 + $1.weight }
        var done = 0
        for index in indexes {
            try await write { try $0.makeIndex(index.name) }
            done += index.weight
            made(Double(done) / Double(all))
        }
        try await write { try $0.makeIndexesSetAside() }
    }
}

/// One that is to be made again.
private struct IndexSetAside {
    let name: String
    /// About how long it will take, beside others.
    let weight: Int
}

extension Connection {
    /// What was set aside and never made again, because the program ended first.
    func makeIndexesSetAside() throws {
        guard try areIndexesSetAside() else { return }
        for index in try indexesSetAside() { try makeIndex(index.name) }
        try execute("DROP TABLE indexes_set_aside")
    }

    /// Another process may have been quicker, if it opened the same file in between.
    fileprivate func makeIndex(_ name: String) throws {
        guard try areIndexesSetAside(),
            let row = try first("SELECT text FROM indexes_set_aside WHERE name = \(name)")
        else { return }
        // As it was written in a migration.
        try execute(SQL(trusted: try row.value("text")))
        try execute("DELETE FROM indexes_set_aside WHERE name = \(name)")
    }

    fileprivate func setIndexesAside(of tables: [StaticString]) throws {
        try makeIndexesSetAside()
        try execute(
            """
            CREATE TABLE indexes_set_aside (name TEXT PRIMARY KEY, owner TEXT NOT NULL, text TEXT NOT NULL)
                STRICT
            """
        )
        // A unique one refuses; one that belongs to a key has no text.
        try execute(
            """
            INSERT INTO indexes_set_aside (name, owner, text) SELECT name, tbl_name, sql FROM sqlite_schema
            WHERE type = 'index' AND sql LIKE 'CREATE INDEX %' AND tbl_name IN \(list: tables.map { "\($0)" })
            """
        )
        for row in try run("SELECT name FROM indexes_set_aside") {
            try execute("DROP INDEX \(trusted: try row.value("name"))")
        }
        // Filling goes back to pages again and again.
        try execute("PRAGMA cache_size = -262144")
    }

    /// A row is sorted by as many columns as there are.
    fileprivate func indexesSetAside() throws -> [IndexSetAside] {
        guard try areIndexesSetAside() else { return [] }
        return try run("SELECT name, owner, text FROM indexes_set_aside ORDER BY name").map { row in
            let owner: String = try row.value("owner")
            let rows: Int = try first("SELECT count(*) AS rows FROM \(trusted: owner)")?.value("rows") ?? 0
            let columns = try row.value("text", as: String.self).split(separator: ",").count
            return IndexSetAside(name: try row.value("name"), weight: rows * columns + 1)
        }
    }

    private func areIndexesSetAside() throws -> Bool {
        guard engine == .sqlite else { return false }
        return try first("SELECT 1 AS found FROM sqlite_schema WHERE name = 'indexes_set_aside'") != nil
    }
}
