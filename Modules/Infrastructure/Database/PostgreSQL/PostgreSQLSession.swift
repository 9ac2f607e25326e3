import Dispatch

/// A slot of the pool: a thread of its own and, while the server is reachable, a connection.
// Its owner lends it to one task at a time, which uses it on its executor only.
final class PostgreSQLSession: Session, @unchecked Sendable {
    let executor = SessionExecutor()
    var lease = 0
    var failure: DatabaseError?

    private let settings: PostgreSQLSettings
    private let backends: OwnBackends
    private var link: PostgreSQLLink?
    /// Begins the transaction together with its first statement.
    private var opening: PostgreSQLOpening?
    private var cursors = 0
    /// Notifications to send once the transaction is committed.
    private(set) var notifications: [QueuedNotification] = []
    /// Rows were passed to `each`, so running the closure again would be observable.
    private(set) var hasStreamed = false

    init(_ settings: PostgreSQLSettings, _ backends: OwnBackends) {
        self.settings = settings
        self.backends = backends
    }

    var engine: Database.Engine { .postgresql }

    func close() {
        link = nil
    }

    /// Runs `body` in a transaction that begins with its first statement, and leaves it open.
    func begin<T>(_ opening: PostgreSQLOpening, _ body: (Connection) throws -> T) throws -> T {
        self.opening = opening
        hasStreamed = false
        notifications = []
        do {
            let result = try lend(body)
            self.opening = nil
            return result
        } catch {
            self.opening = nil
            rollBack(after: error)
            throw error
        }
    }

    func commit() throws {
        guard let link, link.isInTransaction else { return }
        do {
            let answer = try link.run("COMMIT")
            guard answer.command == "COMMIT" else {
                throw DatabaseError(.other, "the server rolled back instead of committing")
            }
        } catch let error as DatabaseError {
            guard link.isBroken else {
                rollBack(after: error)
                throw error
            }
            self.link = nil
            let message = "the connection was lost while committing; the change may or may not have been kept"
            throw DatabaseError(.unavailable, message)
        }
    }

    /// Ends a read-only transaction.
    func release() {
        guard let link, link.isInTransaction else { return }
        _ = try? link.run("COMMIT")
    }

    private func rollBack(after error: any Error) {
        guard let link else { return }
        if link.isInTransaction { _ = try? link.run("ROLLBACK") }
        if link.isBroken || link.isInTransaction { return self.link = nil }
        // A retry without a conflict means that a plan became invalid.
        let error = error as? DatabaseError
        if let error, error.mayRetry, error.kind != .busy { link.forgetStatements() }
    }

    func rows(_ sql: SQL, limit: Int) throws -> [Row] {
        try failing { try run(sql).rows(limit: limit) }
    }

    func execute(_ sql: SQL) throws -> Int {
        try failing { try run(sql).changes }
    }

    func execute(_ text: String, filledWith values: ArraySlice<SQLValue>) throws {
        // Written by Connection.fill: column names, which are literals, and placeholders.
        var sql = SQL(trusted: text)
        sql.values = Array(values)
        // The server would keep the plan of thousands of values for each pattern of missing ones.
        try failing { try begun().runOnce(sql) }
    }

    func script(_ text: String) throws {
        try failing { _ = try begun().run(text) }
    }

    /// Uses a cursor rather than libpq's single-row mode, so that `body` can run queries of its own.
    func each(_ sql: SQL, _ body: (Row) throws -> Void) throws {
        cursors += 1
        let cursor = "c\(cursors)"
        try failing {
            try begun().runOnce("DECLARE \(trusted: cursor) NO SCROLL CURSOR FOR \(sql)")
        }
        while true {
            let rows = try failing { try begun().run("FETCH 256 FROM \(cursor)").rows() }
            hasStreamed = hasStreamed || !rows.isEmpty
            do {
                try rows.forEach(body)
            } catch {
                if failure == nil { try failing { _ = try begun().run("CLOSE \(cursor)") } }
                throw error
            }
            if rows.isEmpty { break }
        }
        try failing { _ = try begun().run("CLOSE \(cursor)") }
    }

    func notify(_ channel: String, _ payload: String) throws {
        notifications.append(QueuedNotification(channel: channel, payload: payload))
    }

    private func run(_ sql: SQL) throws -> PostgreSQLResult {
        guard let opening else { return try connected().run(sql) }
        let isFresh = link == nil
        do {
            let result = try connected().run(sql, after: opening)
            self.opening = nil
            return result
        } catch  where !isFresh && link?.isBroken == true {
            // The connection broke while idle; the transaction had not begun.
            link = nil
            let result = try connected().run(sql, after: opening)
            self.opening = nil
            return result
        } catch {
            self.opening = nil
            throw error
        }
    }

    /// The connection, with its transaction begun.
    private func begun() throws -> PostgreSQLLink {
        guard let opening else { return try connected() }
        let isFresh = link == nil
        do {
            try connected().begin(opening)
        } catch  where !isFresh && link?.isBroken == true {
            link = nil
            try connected().begin(opening)
        }
        self.opening = nil
        return try connected()
    }

    private func connected() throws -> PostgreSQLLink {
        if let link { return link }
        let made = try PostgreSQLLink(settings, among: backends)
        link = made
        return made
    }

    private func failing<T>(_ work: () throws -> T) throws -> T {
        do {
            return try work()
        } catch let error as DatabaseError {
            throw fail(error)
        }
    }
}

/// Runs blocking work on a thread outside the cooperative pool.
final class SessionExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "postgresql.session")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    /// Enqueues `work` without waiting for it.
    func afterwards(_ work: @escaping @Sendable () -> Void) {
        queue.async(execute: work)
    }
}
