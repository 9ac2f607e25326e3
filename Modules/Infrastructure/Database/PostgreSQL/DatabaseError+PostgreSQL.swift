import CPostgreSQL

extension DatabaseError {
    /// Converts a failed statement's error. Details are only read for names and then dropped, because they
    /// contain values.
    static func postgresql(_ result: borrowing PostgreSQLResult, code: String, sql: String) -> DatabaseError {
        let message = result.field("M") ?? ""
        return DatabaseError(
            kind(code, result),
            message,
            sql: sql,
            code: code,
            mayRetry: mayRetry(code, message)
        )
    }

    /// The connection was lost before its transaction began to commit.
    static func lost(_ message: String, sql: String?) -> DatabaseError {
        DatabaseError(.unavailable, "the connection was lost: \(message)", sql: sql, mayRetry: true)
    }

    static func lastMessage(of link: OpaquePointer) -> String {
        let lines = String(cString: PQerrorMessage(link)).split(whereSeparator: \.isNewline)
        return lines.isEmpty ? "no reason was given" : lines.joined(separator: " ")
    }

    /// Conflicts, and plans invalidated by a migration elsewhere.
    private static func mayRetry(_ state: String, _ message: String) -> Bool {
        switch state {
        case "40001", "40P01", "26000": true
        case "0A000": message.contains("cached plan")
        default: false
        }
    }

    private static func kind(_ state: String, _ result: borrowing PostgreSQLResult) -> Kind {
        switch state {
        case "23505": return uniqueKey(in: result)
        case "23503": return .foreignKeyViolation
        case "23514": return .checkViolation
        case "23502": return .notNullViolation
        case "40001", "40P01", "55P03": return .busy
        case "57014": return .timedOut
        case "25006": return .readOnly
        case "53100", "53200": return .full
        case "53300": return .unavailable
        case "XX001", "XX002": return .corrupt
        case "22021": return .invalidText
        default: return state.hasPrefix("08") ? .unavailable : .other
        }
    }

    /// Reads the names in `Key (first, second)=(1, 2) already exists.`, in any language.
    private static func uniqueKey(in result: borrowing PostgreSQLResult) -> Kind {
        let table = result.field("t") ?? ""
        guard let detail = result.field("D"), let opening = detail.firstIndex(of: "(") else {
            return .uniqueViolation(table: table, columns: [])
        }
        var names = [""]
        for letter in detail[detail.index(after: opening)...] {
            switch letter {
            case ")": return .uniqueViolation(table: table, columns: names)
            case "(": return .uniqueViolation(table: table, columns: [])
            case ",": names.append("")
            case " ", "\"": break
            default: names[names.count - 1].append(letter)
            }
        }
        return .uniqueViolation(table: table, columns: [])
    }
}
