/// Applies missing migrations in one transaction, safely from several processes at once.
public struct Migrator: Sendable {
    /// The migrations a database has and lacks.
    public struct Status: Sendable {
        public let applied: [Migration]
        public let pending: [Migration]

        public var isCurrent: Bool { pending.isEmpty }
    }

    private let database: Database
    private let migrations: [Migration]

    public init(_ database: Database, _ migrations: [Migration]) {
        self.database = database
        self.migrations = migrations
    }

    /// Returns the status without changing anything. Throws the same ``MigrationError`` as ``migrate()``.
    public func status() async throws -> Status {
        try checkOrder()
        return try await database.read { connection in
            try status(connection.recordedMigrations())
        }
    }

    /// Applies and returns the missing migrations. When none is missing, it only reads a few rows.
    ///
    /// Afterwards, once a newer program has migrated the database, writes throw
    /// ``DatabaseError/Kind/newerSchema``.
    @discardableResult
    public func migrate() async throws -> [Migration] {
        let applied = try await status().isCurrent ? [] : applyPending()
        database.driver.schema.know(upTo: migrations.count)
        return applied
    }

    private func applyPending() async throws -> [Migration] {
        try await database.driver.alone { connection in
            try connection.makeMigrationTable()
            // Another process may have migrated in the meantime.
            let pending = try status(connection.recordedMigrations()).pending
            guard !pending.isEmpty else { return [] }
            try connection.keepWritesOut()
            for migration in pending {
                try connection.apply(migration)
            }
            try connection.checkReferences()
            return pending
        }
    }

    /// Fills an empty database, which then has all migrations.
    ///
    /// `body` finds the schema of migration `number`, without foreign keys; later migrations change what it
    /// has filled in. All of it is one transaction: interrupted, it leaves an empty database. Throws
    /// ``MigrationError/notEmpty(table:)`` for a database with tables. SQLite needs exclusive access.
    public func rebuild(
        from number: Int,
        made: @escaping @Sendable (Double) -> Void = { _ in },
        _ body: @escaping @Sendable (Connection) throws -> Void
    ) async throws {
        try checkOrder()
        let work: @Sendable (Connection) throws -> Void = { connection in
            if let table = try connection.tables().first { throw MigrationError.notEmpty(table: table.name) }
            try connection.makeMigrationTable()
            guard try connection.recordedMigrations().isEmpty else {
                throw MigrationError.notEmpty(table: "schema_migrations")
            }
            for migration in migrations.prefix(number) { try connection.apply(migration) }
            try connection.withoutConstraints(made) { try body(connection) }
            for migration in migrations.dropFirst(number) { try connection.apply(migration) }
            try connection.checkReferences()
        }
        switch database.engine {
        case .sqlite: try await database.driver.fill(work)
        case .postgresql: try await database.driver.alone(work)
        }
    }

    private func checkOrder() throws {
        for (place, migration) in migrations.enumerated() where migration.number != place + 1 {
            throw MigrationError.outOfOrder(expected: place + 1, found: migration.number)
        }
    }

    private func status(_ recorded: [RecordedMigration]) throws -> Status {
        if let newest = recorded.last?.number, newest > migrations.count {
            throw MigrationError.newerThanThisProgram(found: newest, known: migrations.count)
        }
        for (record, migration) in zip(recorded, migrations) {
            guard record.number == migration.number else {
                throw MigrationError.gap(missing: migration.number)
            }
            guard record.checksum == migration.checksum else {
                throw MigrationError.changed(number: migration.number, name: migration.name)
            }
        }
        return Status(
            applied: Array(migrations.prefix(recorded.count)),
            pending: Array(migrations.dropFirst(recorded.count))
        )
    }
}

/// A migration recorded in the database.
private struct RecordedMigration {
    let number: Int
    let checksum: String
}

extension Connection {
    fileprivate func recordedMigrations() throws -> [RecordedMigration] {
        let present: SQL =
            switch engine {
            case .sqlite: "SELECT count(*) AS tables FROM sqlite_schema WHERE name = 'schema_migrations'"
            case .postgresql: "SELECT count(to_regclass('schema_migrations')) AS tables"
            }
        guard try first(present)?.value("tables", as: Int.self) == 1 else { return [] }
        return try run("SELECT number, checksum FROM schema_migrations ORDER BY number").map { row in
            RecordedMigration(number: try row.value("number"), checksum: try row.value("checksum"))
        }
    }

    fileprivate func makeMigrationTable() throws {
        let table = """
            CREATE TABLE IF NOT EXISTS schema_migrations (
                number INTEGER PRIMARY KEY,
                name TEXT NOT NULL,
                checksum TEXT NOT NULL,
                applied_at INTEGER NOT NULL
            ) STRICT
            """
        try script(engine == .sqlite ? table : SchemaTranslation.postgresql(table))
    }

    fileprivate func apply(_ migration: Migration) throws {
        do {
            try script(migration.text(for: engine))
        } catch let error as DatabaseError {
            throw MigrationError.failed(
                number: migration.number,
                name: migration.name,
                reason: error.message
            )
        }
        try run(
            """
            INSERT INTO schema_migrations (number, name, checksum, applied_at)
            VALUES (\(migration.number), \(migration.name), \(migration.checksum), \(millisecondsNow))
            """
        )
    }

    /// Waits for running writes and blocks new ones until this transaction ends, because they would use the
    /// old schema.
    fileprivate func keepWritesOut() throws {
        guard engine == .postgresql else { return }
        try script("LOCK TABLE schema_migrations IN EXCLUSIVE MODE")
    }

    /// SQLite does not check foreign keys while a table is rebuilt, so all are checked at the end.
    fileprivate func checkReferences() throws {
        guard engine == .sqlite, let broken = try first("PRAGMA foreign_key_check") else { return }
        let table: String = try broken.value("table")
        throw DatabaseError(.foreignKeyViolation, "a row of \(table) would refer to nothing")
    }

    private var millisecondsNow: SQL {
        switch engine {
        case .sqlite: "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
        case .postgresql: "CAST(extract(epoch FROM now()) * 1000 AS BIGINT)"
        }
    }
}
