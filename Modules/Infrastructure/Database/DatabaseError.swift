/// What the database could not do, in words both engines share.
public struct DatabaseError: Error, CustomStringConvertible, Sendable {
    public enum Kind: Sendable, Hashable {
        /// The columns are those of the key in its order; empty when the key is an expression.
        case uniqueViolation(table: String, columns: [String])
        case foreignKeyViolation, checkViolation, notNullViolation
        /// Somebody else holds what is needed; the same call may succeed later.
        case busy
        case timedOut
        /// The database cannot be reached, or was lost on the way.
        case unavailable
        case corrupt, full, readOnly, closed
        /// A later program has migrated the database meanwhile: this one only reads.
        case newerSchema
        /// A row was read by a name or a type that is not there.
        case wrongColumn
        /// Text that both engines cannot keep alike: it holds a zero byte, or is not UTF-8.
        case invalidText
        case other
    }

    public let kind: Kind
    public let message: String
    /// The statement with its placeholders, never with its values.
    public let sql: String?
    /// The engine's own word: an extended result code or an SQLSTATE.
    public let code: String?
    /// Nothing has been kept and the same transaction may succeed if it runs again.
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
