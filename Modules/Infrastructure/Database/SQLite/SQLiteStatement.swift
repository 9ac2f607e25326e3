import CSQLite

/// A prepared statement of one connection.
final class SQLiteStatement {
    let text: String
    private let pointer: OpaquePointer
    private let handle: OpaquePointer
    private let parameters: Int
    private var columns: [String] = []
    private var preparations: Int32 = -1
    /// Between binding and reset; a second use meanwhile needs a statement of its own.
    private(set) var isRunning = false

    init(_ text: String, on handle: OpaquePointer) throws {
        var pointer: OpaquePointer?
        var isWhole = true
        var text = text
        let code = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { letters in
                var tail: UnsafePointer<CChar>?
                let code = sqlite3_prepare_v3(
                    handle,
                    letters.baseAddress,
                    Int32(letters.count),
                    UInt32(SQLITE_PREPARE_PERSISTENT),
                    &pointer,
                    &tail
                )
                let read = tail.map { $0 - (letters.baseAddress ?? $0) } ?? letters.count
                isWhole = letters[read...].allSatisfy { $0 <= 32 || $0 == UInt8(ascii: ";") }
                return code
            }
        }
        guard code == SQLITE_OK else { throw DatabaseError.sqlite(code, in: handle, sql: text) }
        guard let pointer, isWhole else {
            sqlite3_finalize(pointer)
            throw DatabaseError(.other, "expected one statement", sql: text)
        }
        self.text = text
        self.pointer = pointer
        self.handle = handle
        parameters = Int(sqlite3_bind_parameter_count(pointer))
    }

    deinit {
        sqlite3_finalize(pointer)
    }

    func start(_ values: [SQLValue]) throws {
        guard values.count == parameters else {
            let message =
                "\(values.count) values for \(parameters) places; is an interpolation inside quotes?"
            throw DatabaseError(.other, message, sql: text)
        }
        isRunning = true
        for (index, value) in values.enumerated() {
            let code = try bind(value, at: Int32(index + 1))
            guard code == SQLITE_OK else { throw DatabaseError.sqlite(code, in: handle, sql: text) }
        }
    }

    private func bind(_ value: SQLValue, at place: Int32) throws -> Int32 {
        switch value {
        case .null: return sqlite3_bind_null(pointer, place)
        case .integer(let number): return sqlite3_bind_int64(pointer, place, number)
        case .real(let number): return sqlite3_bind_double(pointer, place, number)
        case .bytes(let bytes): return csqlite_bind_blob(pointer, place, bytes, Int32(bytes.count))
        case .text(var string):
            return try string.withUTF8 { bytes in
                if bytes.contains(0) { throw DatabaseError.zeroByte(in: text) }
                return csqlite_bind_text(pointer, place, bytes.baseAddress, Int32(bytes.count))
            }
        }
    }

    /// Whether there is another row.
    func step() throws -> Bool {
        switch sqlite3_step(pointer) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw DatabaseError.sqlite(code, in: handle, sql: text)
        }
    }

    func finish() {
        sqlite3_reset(pointer)
        if parameters > 0 { sqlite3_clear_bindings(pointer) }
        isRunning = false
    }

    func row() throws -> Row {
        // A changed schema makes SQLite prepare again, and the columns of `*` may be others then.
        let preparations = sqlite3_stmt_status(pointer, SQLITE_STMTSTATUS_REPREPARE, 0)
        if preparations != self.preparations {
            self.preparations = preparations
            columns = (0..<sqlite3_column_count(pointer)).map {
                String(cString: sqlite3_column_name(pointer, $0))
            }
        }
        var values: [SQLValue] = []
        values.reserveCapacity(columns.count)
        for place in 0..<Int32(columns.count) {
            values.append(try value(at: place))
        }
        return Row(columns: columns, values: values)
    }

    private func value(at place: Int32) throws -> SQLValue {
        switch sqlite3_column_type(pointer, place) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(pointer, place))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(pointer, place))
        case SQLITE_TEXT:
            let start = sqlite3_column_text(pointer, place)
            let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(pointer, place)))
            guard let text = String(validating: bytes, as: UTF8.self) else {
                let message = "column \"\(columns[Int(place)])\" holds text that is not UTF-8"
                throw DatabaseError(.invalidText, message, sql: self.text)
            }
            return .text(text)
        case SQLITE_BLOB:
            let start = sqlite3_column_blob(pointer, place)
            let count = Int(sqlite3_column_bytes(pointer, place))
            return .bytes([UInt8](UnsafeRawBufferPointer(start: start, count: count)))
        default: return .null
        }
    }
}

extension DatabaseError {
    /// One engine cannot keep it and the other reads it back cut short, so neither takes it.
    static func zeroByte(in sql: String) -> DatabaseError {
        DatabaseError(.invalidText, "text with a zero byte cannot be stored", sql: sql)
    }
}
