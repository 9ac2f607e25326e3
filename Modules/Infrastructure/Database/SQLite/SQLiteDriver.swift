import Synchronization

/// A pool of readers, which run on the calling thread, and one writer.
struct SQLiteDriver: Driver {
    let schema = KnownSchema()
    private let readers: Pool<SQLiteSession>
    private let writer: SQLiteWriter
    private let writing: SQLiteSession
    private let counters = Counters()
    private let switchboard = ChannelListeners()
    private let watch: SQLiteWatch
    private let leases: SQLiteLeases

    init(_ settings: SQLiteSettings) throws {
        try SQLiteFile.makePrivate(settings.path)
        writing = SQLiteSession(settings, .writer)
        try writing.open()
        let committer = SQLiteCommitter(writing, schema, counters, switchboard)
        writer = SQLiteWriter(committer, batch: settings.batch)
        watch = SQLiteWatch(writing, on: writer.queue, switchboard)
        leases = SQLiteLeases(besides: settings.path)
        readers = Pool(limit: settings.readers, patience: settings.busyTimeout) {
            SQLiteSession(settings, .reader)
        }
    }

    nonisolated(nonsending) func read<T: Sendable>(
        _ body: @Sendable (Connection) throws -> T
    ) async throws -> T {
        let session = try await readers.borrow()
        defer { readers.giveBack(session) }
        counters.countRead()
        return try session.snapshot(body)
    }

    func write<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T {
        try await submit(.shared, body)
    }

    func alone<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T {
        try await submit(.alone, body)
    }

    func fill<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T {
        // Idle readers would prevent exclusive access.
        for session in readers.takeIdle() { session.close() }
        return try await submit(.filling, body)
    }

    func check() async throws {
        let findings = try await read { connection in
            try connection.run("PRAGMA integrity_check(10)").map { try $0.value("integrity_check") as String }
                + connection.run("PRAGMA foreign_key_check").prefix(10).map {
                    "a row of \(try $0.value("table") as String) refers to nothing"
                }
        }
        guard findings == ["ok"] else {
            throw DatabaseError(.corrupt, findings.filter { $0 != "ok" }.joined(separator: "; "))
        }
    }

    /// Listeners look for themselves.
    func hasHeard(of position: WritePosition) -> Bool { true }

    func listen(on channel: String, _ handler: @escaping ChannelListeners.Handler) -> Listening {
        let ticket = switchboard.connect(channel, handler)
        watch.confirmConnection(ticket)
        return Listening { [switchboard] in switchboard.disconnect(ticket) }
    }

    func lease(
        oneOf numbers: Range<Int>,
        under name: String,
        _ take: @escaping @Sendable (Int) -> Void
    ) async throws {
        take(try leases.take(oneOf: numbers, under: name))
    }

    func close() async {
        await writer.close()
        await watch.close()
        switchboard.disconnectAll()
        leases.close()
        for session in await readers.close() {
            session.close()
        }
        // The last connection to close checkpoints the write-ahead log.
        writing.close()
    }

    var statistics: Database.Statistics {
        var statistics = counters.totals
        statistics.connectionsInUse = readers.lent
        statistics.connectionLimit = readers.limit
        statistics.waiting = readers.waiting + writer.waiting
        return statistics
    }

    private func submit<T: Sendable>(
        _ manner: SQLiteWriter.Manner,
        _ body: @escaping @Sendable (Connection) throws -> T
    ) async throws -> T {
        let outcome = Outcome<T>()
        try await writer.submit(manner) { connection in
            outcome.keep(try body(connection))
        }
        return try outcome.value()
    }
}

/// Passes a write's result from the writer's thread to the caller.
private final class Outcome<Value: Sendable>: Sendable {
    private let kept = Mutex<Value?>(nil)

    func keep(_ value: Value) {
        kept.withLock { $0 = value }
    }

    func value() throws -> Value {
        guard let value = kept.withLock({ $0 }) else {
            throw DatabaseError(.other, "a write was answered that never ran")
        }
        return value
    }
}
