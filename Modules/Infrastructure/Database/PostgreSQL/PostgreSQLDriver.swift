/// A bounded pool of connections, each on a thread of its own.
struct PostgreSQLDriver: Driver {
    private static let reading = PostgreSQLOpening("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    private static let migrating = PostgreSQLOpening("BEGIN ISOLATION LEVEL READ COMMITTED")
    /// Enough to try every connection several times.
    private static let attempts = 24
    /// After these a transaction runs alone in this process, so that none of many that write the same row is
    /// refused.
    private static let attemptsBesideOthers = 8

    let schema = KnownSchema()
    private let pool: Pool<PostgreSQLSession>
    private let turns = TransactionTurns()
    private let counters = Counters()
    private let switchboard = ChannelListeners()
    private let line: PostgreSQLLine
    private let sender: PostgreSQLSender
    private let heard = HeardPositions()

    init(_ settings: PostgreSQLSettings) {
        let backends = OwnBackends()
        pool = Pool(limit: settings.connections, patience: settings.patience) {
            PostgreSQLSession(settings, backends)
        }
        line = PostgreSQLLine(settings, backends, switchboard, heard)
        sender = PostgreSQLSender(settings, backends)
    }

    nonisolated(nonsending) func read<T: Sendable>(
        _ body: @Sendable (Connection) throws -> T
    ) async throws -> T {
        let session = try await pool.borrow()
        // The caller already has its result; ending the transaction does not delay it.
        defer {
            session.executor.afterwards { [pool] in
                session.release()
                pool.giveBack(session)
            }
        }
        counters.countRead()
        return try await withTaskExecutorPreference(session.executor) {
            do {
                return try await Self.run(body, Self.reading, on: session)
            } catch let error as DatabaseError where error.mayRetry && !session.hasStreamed {
                counters.countRetry()
                return try await Self.run(body, Self.reading, on: session)
            }
        }
    }

    func write<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T {
        let session = try await pool.borrow()
        defer { pool.giveBack(session) }
        var attempt = 1
        while true {
            do {
                let result = try await turns.take(alone: attempt > Self.attemptsBesideOthers) {
                    try await withTaskExecutorPreference(session.executor) {
                        try await commit(body, writing, on: session)
                    }
                }
                counters.countCommit(of: 1)
                return result
            } catch let error as DatabaseError where error.mayRetry && attempt < Self.attempts {
                counters.countRetry()
                try await Task.sleep(for: Self.pause(after: attempt))
                attempt += 1
            }
        }
    }

    private var writing: PostgreSQLOpening {
        PostgreSQLOpening("BEGIN ISOLATION LEVEL SERIALIZABLE", asking: schema.isKnown ? schema : nil)
    }

    /// Holds an advisory lock that only other `alone` calls take. It is acquired before the first snapshot,
    /// which would otherwise miss the previous holder's changes.
    func alone<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T {
        let session = try await pool.borrow()
        defer { pool.giveBack(session) }
        let result = try await withTaskExecutorPreference(session.executor) {
            try await commit(
                { connection in
                    try connection.script("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")
                    try connection.script("SELECT pg_advisory_xact_lock(\(Self.lock))")
                    return try body(connection)
                },
                Self.migrating,
                on: session
            )
        }
        counters.countCommit(of: 1)
        return result
    }

    func fill<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T {
        try await write(body)
    }

    func check() async throws {
        _ = try await read { try $0.run("SELECT count(*) AS tables FROM pg_class") }
    }

    func listen(on channel: String, _ handler: @escaping ChannelListeners.Handler) -> Listening {
        sender.begin()
        return line.listen(on: channel, handler)
    }

    func lease(
        oneOf numbers: Range<Int>,
        under name: String,
        _ take: @escaping @Sendable (Int) -> Void
    ) async throws {
        try await line.lease(PostgreSQLLease(numbers, under: name, take))
    }

    func close() async {
        await sender.close()
        await line.close()
        for session in await pool.close() {
            session.close()
        }
    }

    var statistics: Database.Statistics {
        var statistics = counters.totals
        statistics.connectionsInUse = pool.lent
        statistics.connectionLimit = pool.limit
        statistics.waiting = pool.waiting
        return statistics
    }

    /// An arbitrary number, which must not change.
    private static let lock = 7_311_804_227_065_518

    @concurrent
    private static func run<T: Sendable>(
        _ body: @Sendable (Connection) throws -> T,
        _ opening: PostgreSQLOpening,
        on session: PostgreSQLSession
    ) async throws -> T {
        try session.begin(opening, body)
    }

    /// Delivers the write's own notifications in this process before returning, and hands them over for
    /// others.
    @concurrent
    private func commit<T: Sendable>(
        _ body: @Sendable (Connection) throws -> T,
        _ opening: PostgreSQLOpening,
        on session: PostgreSQLSession
    ) async throws -> T {
        let result = try session.begin(opening, body)
        do {
            try session.commit()
        } catch let error as DatabaseError where error.kind == .unavailable {
            // The commit may have succeeded.
            tell(session.notifications)
            throw error
        }
        tell(session.notifications)
        return result
    }

    private func tell(_ notifications: [QueuedNotification]) {
        guard !notifications.isEmpty else { return }
        notifications.forEach(switchboard.deliver)
        let position = sender.send(notifications)
        Database.writeLog?.note(position)
    }

    func hasHeard(of position: WritePosition) -> Bool { position.sender == sender.id || heard.has(position) }

    /// Grows with each attempt and is random, so that conflicting transactions do not collide again.
    private static func pause(after attempt: Int) -> Duration {
        .microseconds(Int64.random(in: 0...min(100_000, 1_000 << min(attempt, 7))))
    }
}
