/// An SQL database: SQLite in a file, or PostgreSQL on a server.
public final class Database: Sendable {
    public enum Engine: String, CaseIterable, Sendable {
        case sqlite, postgresql
    }

    public let engine: Engine
    let driver: any Driver

    init(_ engine: Engine, _ driver: any Driver) {
        self.engine = engine
        self.driver = driver
    }

    /// Opens the file at `path`, or creates it.
    ///
    /// At most `readers` reads run at once; `busyTimeout` is how long a write waits for another process. At
    /// most `batch` writes share a commit; each connection maps up to `memoryMap` bytes of the file.
    public static func sqlite(
        at path: String,
        readers: Int = 8,
        busyTimeout: Duration = .seconds(5),
        batch: Int = 256,
        memoryMap: Int = 1 << 30
    ) throws -> Database {
        let settings = SQLiteSettings(
            path: path,
            readers: readers,
            busyTimeout: busyTimeout,
            batch: batch,
            memoryMap: memoryMap
        )
        return Database(.sqlite, try SQLiteDriver(settings))
    }

    /// Configures a server; connections open on demand, so it need not be running yet.
    ///
    /// `url` is any libpq connection string. A caller waits up to `patience` for one of the `connections`.
    public static func postgresql(
        _ url: String,
        connections: Int = 8,
        statementTimeout: Duration = .seconds(30),
        lockTimeout: Duration = .seconds(10),
        patience: Duration = .seconds(10),
        applicationName: String = "swift"
    ) throws -> Database {
        let settings = PostgreSQLSettings(
            address: try PostgreSQLAddress(url),
            connections: connections,
            statementTimeout: statementTimeout,
            lockTimeout: lockTimeout,
            patience: patience,
            applicationName: applicationName
        )
        return Database(.postgresql, PostgreSQLDriver(settings))
    }

    /// Reads from one consistent snapshot; writing is an error.
    ///
    /// SQLite runs the closure on the calling thread. PostgreSQL runs it on its connection's thread. It may
    /// run again after a lost connection, unless `each` has already passed it rows.
    nonisolated(nonsending) public func read<T: Sendable>(
        _ body: @Sendable (Connection) throws -> T
    ) async throws -> T {
        let companions = Self.companions
        guard !companions.isEmpty else { return try await driver.read(body) }
        return try await driver.read { connection in
            try Self.$companions.withValue(companions) { try body(connection) }
        }
    }

    /// Commits everything `body` does, or nothing when it throws; returns once the commit is durable.
    ///
    /// The closure may run more than once, so it must not have effects outside the database. The task's
    /// ``companions`` that are waiting are committed with it.
    @discardableResult
    public func write<T: Sendable>(
        _ body: @escaping @Sendable (Connection) throws -> T
    ) async throws -> T {
        try await write(with: Self.companions, body)
    }

    /// Writes with these companions instead of the task's.
    @discardableResult
    public func write<T: Sendable>(
        with companions: [any Companion],
        _ body: @escaping @Sendable (Connection) throws -> T
    ) async throws -> T {
        guard !companions.isEmpty else { return try await driver.write(body) }
        let (value, joined) = try await driver.write { connection in
            let early = companions.filter(\.isWaiting)
            for companion in early { try companion.join(connection) }
            let value = try Self.$companions.withValue(companions) { try body(connection) }
            let late = companions.filter { one in one.isWaiting && !early.contains { $0 === one } }
            for companion in late { try companion.join(connection) }
            return (value, early + late)
        }
        for companion in joined { companion.arrive() }
        return value
    }

    /// Writes without the task's ``companions``, for example to count an attempt.
    @discardableResult
    public func writeAside<T: Sendable>(
        _ body: @escaping @Sendable (Connection) throws -> T
    ) async throws -> T {
        try await driver.write(body)
    }

    /// Throws ``DatabaseError/Kind/corrupt`` with the engine's message when the stored data is damaged.
    public func check() async throws {
        try await driver.check()
    }

    /// Finishes accepted work and refuses new work.
    public func close() async {
        await driver.close()
    }
}
