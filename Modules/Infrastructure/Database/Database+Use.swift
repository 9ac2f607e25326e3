extension Database {
    /// Whether another process has the database open: on SQLite any, which it waits for as long as for a
    /// lock; on PostgreSQL one with a lease. For a process that has no lease itself.
    public func isOpenElsewhere() async throws -> Bool {
        switch engine {
        case .sqlite:
            do {
                try await driver.fill { _ in }
                return false
            } catch let error as DatabaseError where error.kind == .busy {
                return true
            }
        case .postgresql:
            return try await read { connection in
                try connection.first(
                    """
                    SELECT 1 AS one FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
                    WHERE locktype = 'advisory' AND datname = current_database()
                    """
                ) != nil
            }
        }
    }
}
