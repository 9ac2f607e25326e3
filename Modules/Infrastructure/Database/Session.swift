/// A connection to an engine, used by one closure at a time.
protocol Session: AnyObject {
    var engine: Database.Engine { get }
    /// Counts the closures run, so that a ``Connection`` retained from an earlier one is detected.
    var lease: Int { get set }
    /// The first statement error in the running closure.
    var failure: DatabaseError? { get set }

    /// Returns all rows, or at most `limit`.
    func rows(_ sql: SQL, limit: Int) throws -> [Row]
    func each(_ sql: SQL, _ body: (Row) throws -> Void) throws
    func execute(_ sql: SQL) throws -> Int
    /// Runs a statement with placeholders for many `values`, which are not copied.
    func execute(_ text: String, filledWith values: ArraySlice<SQLValue>) throws
    /// Runs several statements without values.
    func script(_ text: String) throws
    /// Sends a notification when the transaction commits.
    func notify(_ channel: String, _ payload: String) throws
}

extension Session {
    /// Runs `body` with a connection that is valid only inside it.
    ///
    /// A failed statement fails the closure even when it caught the error: PostgreSQL commits nothing
    /// afterwards, and SQLite must behave alike. A retryable failure takes precedence over any error that
    /// the closure throws.
    func lend<T>(_ body: (Connection) throws -> T) throws -> T {
        failure = nil
        defer { lease += 1 }
        let result: T
        do {
            result = try body(Connection(self))
        } catch {
            if let failure, failure.mayRetry { throw failure }
            throw error
        }
        if let failure { throw failure }
        return result
    }

    /// Records and returns a statement's error.
    func fail(_ error: DatabaseError) -> DatabaseError {
        if failure == nil { failure = error }
        return error
    }
}
