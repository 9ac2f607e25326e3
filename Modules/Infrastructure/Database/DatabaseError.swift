/// A database error, the same for both engines.
public struct DatabaseError: Error, CustomStringConvertible, Sendable {
    public enum Kind: Sendable, Hashable {
        /// The columns are the key's, in order; empty when the key is an expression.
        case uniqueViolation(table: String, columns: [String])
        case foreignKeyViolation, checkViolation, notNullViolation
        /// A lock is held elsewhere; the same call may succeed later.
        case busy
        case timedOut
        /// The database is unreachable, or the connection was lost.
        case unavailable
        case corrupt, full, readOnly, closed
        /// A newer program has migrated the database: this one can only read.
        case newerSchema
        /// A row was read with an unknown column name or a wrong type.
        case wrongColumn
        /// Text that the engines would not store alike: it contains a NUL byte or is not UTF-8.
        case invalidText
        case other
    }

    public let kind: Kind
    public let message: String
    /// The statement with its placeholders, without its values.
    public let sql: String?
    /// The engine's code: an extended result code or an SQLSTATE.
    public let code: String?
    /// Nothing was committed, and the same transaction may succeed if it runs again.
    let mayRetry: Bool

    init(
        _ kind: Kind,
        _ message: String,
        sql: String? = nil,
        code: String? = nil,
        mayRetry: Bool = false
    ) {
        self.kind = kind
        self.message = message
        self.sql = sql
        self.code = code
        self.mayRetry = mayRetry
    }

    public var description: String {
        var parts = ["\(kind): \(message)"]
        if let code { parts.append("[\(code)]") }
        if let sql { parts.append("in: \(sql)") }
        return parts.joined(separator: " ")
    }
}
