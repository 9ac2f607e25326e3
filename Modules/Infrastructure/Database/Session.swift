/// One conversation with an engine, used by one closure at a time.
protocol Session: AnyObject {
    var engine: Database.Engine { get }
    /// Counts the closures served, so that a ``Connection`` kept from an earlier one is noticed.
    var lease: Int { get set }
    /// The first statement that failed in the running closure.
    var failure: DatabaseError? { get set }

    /// All rows, or as many as `limit` says.
    func rows(_ sql: SQL, limit: Int) throws -> [Row]
    func each(_ sql: SQL, _ body: (Row) throws -> Void) throws
    func execute(_ sql: SQL) throws -> Int
    /// A statement with places for `values`, which are many and of which no copy is made.
    func execute(_ text: String, filledWith values: ArraySlice<SQLValue>) throws
    /// Several statements at once, without values.
    func script(_ text: String) throws
    /// Heard by others once the transaction has been committed.
    func notify(_ channel: String, _ payload: String) throws
}

extension Session {
    /// Runs `body` with a connection that ends with it.
    ///
    /// A statement that failed fails the whole closure even when the closure caught the error: PostgreSQL
    /// keeps nothing after that, and what SQLite would keep must not depend on the engine. A failure worth
    /// another attempt wins over whatever the closure made of it.
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

    /// Remembers that a statement failed, and throws why.
    func fail(_ error: DatabaseError) -> DatabaseError {
        if failure == nil { failure = error }
        return error
    }
}
