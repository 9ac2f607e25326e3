/// The database inside one ``Database/read(_:)`` or ``Database/write(_:)``; it ends with the closure.
///
/// A statement that fails ends the whole closure's work, even if its error is caught.
public struct Connection {
    private let session: any Session
    private let lease: Int

    init(_ session: any Session) {
        self.session = session
        lease = session.lease
    }

    public var engine: Database.Engine { session.engine }

    /// All rows of the answer.
    @discardableResult
    public func run(_ sql: SQL) throws -> [Row] {
        try live.rows(sql, limit: .max)
    }

    public func first(_ sql: SQL) throws -> Row? {
        try live.rows(sql, limit: 1).first
    }

    /// How many rows were changed.
    @discardableResult
    public func execute(_ sql: SQL) throws -> Int {
        try live.execute(sql)
    }

    /// Hands over the rows of a `SELECT` one by one, however many there are, in bounded memory.
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
