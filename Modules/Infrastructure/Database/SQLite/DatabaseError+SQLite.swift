import CSQLite

extension DatabaseError {
    /// The last error of `handle`, as a ``DatabaseError``.
    static func sqlite(_ code: Int32, in handle: OpaquePointer?, sql: String? = nil) -> DatabaseError {
        let message =
            handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
        return DatabaseError(kind(code, message, handle), message, sql: sql, code: String(code))
    }

    private static func kind(_ code: Int32, _ message: String, _ handle: OpaquePointer?) -> Kind {
        switch code & 0xff {
        case SQLITE_CONSTRAINT: constraint(code >> 8, message, handle)
        case SQLITE_BUSY, SQLITE_LOCKED: .busy
        case SQLITE_INTERRUPT: .timedOut
        case SQLITE_CORRUPT, SQLITE_NOTADB: .corrupt
        case SQLITE_FULL: .full
        case SQLITE_READONLY: .readOnly
        case SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_PERM, SQLITE_AUTH, SQLITE_NOMEM: .unavailable
        default: .other
        }
    }

    /// - Parameter detail: the upper part of an extended code, whose C macros Swift does not import.
    private static func constraint(_ detail: Int32, _ message: String, _ handle: OpaquePointer?) -> Kind {
        switch detail {
        case 1: .checkViolation
        case 3: .foreignKeyViolation
        case 5: .notNullViolation
        case 6, 8, 10: uniqueKey(in: message, handle)
        default: .other
        }
    }

    /// Reads `UNIQUE constraint failed: table.first, table.second`, or `… failed: index 'name'`.
    private static func uniqueKey(in message: String, _ handle: OpaquePointer?) -> Kind {
        guard let place = message.firstIndex(of: ":") else { return .uniqueViolation(table: "", columns: []) }
        let key = message[place...].dropFirst(2)
        if key.hasPrefix("index '") {
            let table = table(ofIndex: key.dropFirst("index '".count).dropLast(), handle)
            return .uniqueViolation(table: table, columns: [])
        }
        var table = Substring()
        var columns: [String] = []
        for name in key.split(separator: ",") {
            let parts = name.drop { $0 == " " }.split(separator: ".", maxSplits: 1)
            guard parts.count == 2 else { continue }
            table = parts[0]
            columns.append(String(parts[1]))
        }
        return .uniqueViolation(table: String(table), columns: columns)
    }

    private static func table(ofIndex index: Substring, _ handle: OpaquePointer?) -> String {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        let text = "SELECT tbl_name FROM sqlite_schema WHERE type = 'index' AND name = ?"
        let name = Array(index.utf8)
        guard let handle, sqlite3_prepare_v2(handle, text, -1, &statement, nil) == SQLITE_OK,
            csqlite_bind_text(statement, 1, name, Int32(name.count)) == SQLITE_OK,
            sqlite3_step(statement) == SQLITE_ROW, let table = sqlite3_column_text(statement, 0)
        else { return "" }
        return String(cString: table)
    }
}
