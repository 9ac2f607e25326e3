import CSQLite

/// A prepared statement of one connection.
final class SQLiteStatement {
    let text: String
    private let pointer: OpaquePointer
    private let handle: OpaquePointer
    private let parameters: Int
    private var columns: [String] = []
    private var preparations: Int32 = -1
    private var texts = BoundTexts()
    /// Between binding and reset; a nested use needs another statement.
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

    func start(_ values: ArraySlice<SQLValue>) throws {
        guard values.count == parameters else {
            let message =
                "\(values.count) values for \(parameters) places; is an interpolation inside quotes?"
            throw DatabaseError(.other, message, sql: text)
        }
        isRunning = true
        texts.makeRoom(for: values)
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
        case .text(let string):
            let bytes = texts.add(string)
            if bytes.contains(0) { throw DatabaseError.zeroByte(in: text) }
            // Without a destructor SQLite reads the text in place, so it must live until the bindings are
            // cleared.
            return sqlite3_bind_text(pointer, place, bytes.baseAddress, Int32(bytes.count), nil)
        }
    }

    /// Advances to the next row. Returns false at the end.
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
        // A changed schema makes SQLite prepare again, and the columns of `*` may change.
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

/// The texts of one execution in a reused buffer, which costs less than copying each.
private struct BoundTexts: ~Copyable {
    /// Bytes of the buffer kept between executions.
    private static let kept = 64 << 10

    private var room = UnsafeMutableBufferPointer<CChar>.allocate(capacity: 0)
    private var used = 0

    deinit {
        room.deallocate()
    }

    /// Discards the previous execution's texts and reserves space.
    mutating func makeRoom(for values: ArraySlice<SQLValue>) {
        used = 0
        // One more byte, so that an empty text has an address: a null pointer binds NULL.
        let needed = values.reduce(1) { if case .text(let text) = $1 { $0 + text.utf8.count } else { $0 } }
        guard needed > room.count || room.count > max(needed, Self.kept) else { return }
        room.deallocate()
        room = .allocate(capacity: needed)
    }

    mutating func add(_ text: String) -> UnsafeBufferPointer<CChar> {
        let start = used
        var text = text
        used += text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { _ = room[start...].update(fromContentsOf: $0) }
            return bytes.count
        }
        return UnsafeBufferPointer(rebasing: room[start..<used])
    }
}

extension DatabaseError {
    /// PostgreSQL cannot store a NUL and SQLite truncates at it, so both refuse it.
    static func zeroByte(in sql: String) -> DatabaseError {
        DatabaseError(.invalidText, "text with a zero byte cannot be stored", sql: sql)
    }
}
