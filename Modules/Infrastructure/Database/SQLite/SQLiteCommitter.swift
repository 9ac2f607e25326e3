/// Commits a batch of writes together and reports each result only afterwards.
// Used on the writer's queue only, with its own session.
struct SQLiteCommitter: Sendable {
    private typealias Write = SQLiteWriter.Write

    /// One write of several has rolled back the transaction, or prevents its commit.
    private struct BatchFailed: Error {}

    private let session: SQLiteSession
    private let schema: KnownSchema
    private let counters: Counters
    private let switchboard: ChannelListeners

    init(
        _ session: SQLiteSession,
        _ schema: KnownSchema,
        _ counters: Counters,
        _ switchboard: ChannelListeners
    ) {
        self.session = session
        self.schema = schema
        self.counters = counters
        self.switchboard = switchboard
    }

    func commit(_ batch: [SQLiteWriter.Write]) {
        guard batch.count > 1 else { return batch.forEach(commitAlone) }
        do {
            try commitTogether(batch)
        } catch is BatchFailed {
            session.rollBack()
            counters.countRetry()
            batch.forEach(commitAlone)
        } catch {
            session.rollBack()
            batch.forEach { $0.answer.resume(throwing: error) }
        }
    }

    private func commitTogether(_ batch: [Write]) throws {
        try begin()
        let outcomes = try batch.map(attempt)
        let kept = outcomes.count { (try? $0.get()) != nil }
        if kept > 0 {
            try commitTransaction()
            counters.countCommit(of: kept)
            deliver()
        } else {
            session.rollBack()
        }
        for (write, outcome) in zip(batch, outcomes) {
            write.answer.resume(with: outcome)
        }
    }

    /// No other connection writes from here on, so the schema stays as it is until the commit.
    private func begin() throws {
        try session.control("BEGIN IMMEDIATE")
        guard schema.isKnown else { return }
        try schema.check(try session.rows(KnownSchema.question, limit: 1))
    }

    private func attempt(_ write: Write) throws -> Result<Void, any Error> {
        let said = session.notifications.count
        try session.control("SAVEPOINT write")
        do {
            try session.lend(write.body)
            guard session.isInTransaction else { throw BatchFailed() }
            try session.control("RELEASE write")
            return .success(())
        } catch {
            guard session.isInTransaction else { throw BatchFailed() }
            try session.control("ROLLBACK TO write")
            try session.control("RELEASE write")
            session.notifications.removeSubrange(said...)
            return .failure(error)
        }
    }

    /// Commits. When a deferred constraint fails, each write is retried alone.
    private func commitTransaction() throws {
        do {
            try session.control("COMMIT")
        } catch let error as DatabaseError where error.kind == .foreignKeyViolation {
            throw BatchFailed()
        }
    }

    private func commitAlone(_ write: Write) {
        do {
            switch write.manner {
            case .shared: try commitTransaction(of: write)
            case .alone: try unchecked { try commitTransaction(of: write) }
            case .filling: try session.filling { try unchecked { try commitTransaction(of: write) } }
            }
        } catch {
            return write.answer.resume(throwing: error)
        }
        counters.countCommit(of: 1)
        deliver()
        write.answer.resume()
    }

    private func deliver() {
        session.notifications.forEach(switchboard.deliver)
        session.notifications = []
    }

    private func commitTransaction(of write: Write) throws {
        do {
            try write.manner == .alone ? session.control("BEGIN IMMEDIATE") : begin()
            try session.lend(write.body)
            try session.control("COMMIT")
        } catch {
            session.rollBack()
            throw error
        }
    }

    /// Runs `commit` without foreign keys, so that tables can be rebuilt.
    private func unchecked(_ commit: () throws -> Void) throws {
        // SQLite ignores this setting inside a transaction.
        try session.control("PRAGMA foreign_keys = OFF")
        defer { try? session.control("PRAGMA foreign_keys = ON") }
        try commit()
    }
}
