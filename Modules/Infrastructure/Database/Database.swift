/// A SQL database: SQLite in a file of ours, or PostgreSQL on a server.
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

    /// Opens the file at `path`, or makes it.
    ///
    /// At most `readers` reads run at once; `busyTimeout` is how long a write waits for another process;
    /// `batch` is how many writes share a commit at most; `memoryMap` is how many bytes of the file each
    /// connection may map.
    public static func sqlite(
        at path: String,
        readers: Int = 8,
        busyTimeout: Duration = .seconds(5),
        batch: Int = 256,
        memoryMap: Int = 64 << 20
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

    /// Names a server; connections are made when they are needed, so it need not be up yet.
    ///
    /// `url` is whatever libpq takes. A caller waits up to `patience` for one of the `connections`.
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

    /// Reads one consistent snapshot; writing in it is an error.
    ///
    /// SQLite is read in place, on the thread that calls. PostgreSQL is read on its connection's thread,
    /// and the closure may run again when the connection is lost, as long as it was not given rows by
    /// `each`.
    nonisolated(nonsending) public func read<T: Sendable>(
        _ body: @Sendable (Connection) throws -> T
    ) async throws -> T {
        try await driver.read(body)
    }

    /// Keeps all that `body` does, or, when it throws, nothing; returns once it is durable.
    ///
    /// The closure may run more than once, so it has no effects outside the database. The task's
    /// ``companion`` is kept with its first write.
    @discardableResult
    public func write<T: Sendable>(
        _ body: @escaping @Sendable (Connection) throws -> T
    ) async throws -> T {
        guard let companion = Self.companion, companion.isWaiting else { return try await driver.write(body) }
        let value = try await driver.write { connection in
            try companion.join(connection)
            return try body(connection)
        }
        companion.arrive()
        return value
    }

    /// The same for what is not the change that the ``companion`` waits for, such as the count of a try.
    @discardableResult
    public func writeAside<T: Sendable>(
        _ body: @escaping @Sendable (Connection) throws -> T
    ) async throws -> T {
        try await driver.write(body)
    }

    /// Throws ``DatabaseError/Kind/corrupt`` with the engine's words when what is stored is damaged.
    public func check() async throws {
        try await driver.check()
    }

    /// Finishes what was accepted so far, and refuses what comes later.
    public func close() async {
        await driver.close()
    }
}
