/// The database within one ``Database/read(_:)`` or ``Database/write(_:)``; valid only inside the closure.
///
/// A failed statement fails the whole closure, even if its error is caught.
public struct Connection {
    private let session: any Session
    private let lease: Int

    init(_ session: any Session) {
        self.session = session
        lease = session.lease
    }

    public var engine: Database.Engine { session.engine }

    /// All result rows.
    @discardableResult
    public func run(_ sql: SQL) throws -> [Row] {
        try live.rows(sql, limit: .max)
    }

    public func first(_ sql: SQL) throws -> Row? {
        try live.rows(sql, limit: 1).first
    }

    /// The number of changed rows.
    @discardableResult
    public func execute(_ sql: SQL) throws -> Int {
        try live.execute(sql)
    }

    /// Passes the rows of a `SELECT` to `body` one by one, in bounded memory.
    public func each(_ sql: SQL, _ body: (Row) throws -> Void) throws {
        try live.each(sql, body)
    }

    func script(_ text: String) throws {
        try live.script(text)
    }

    var live: any Session {
        precondition(session.lease == lease, "A connection was used after its closure had ended.")
        return session
    }
}

@available(*, unavailable)
extension Connection: Sendable {}
