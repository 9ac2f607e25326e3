import CSQLite

/// One connection to SQLite that reads a file from elsewhere.
// Its owner lends it to one thread at a time.
final class SQLiteReading: @unchecked Sendable {
    /// Steps of SQLite's virtual machine. Finding a row by an index takes some hundred.
    private static let mostSteps = 500_000
    private static let stepsBetweenChecks: Int32 = 10_000

    private var handle: OpaquePointer?
    private var stepsLeft = 0

    /// - Parameter path: nil for no file, only for functions.
    init(path: String?) throws(TileArchiveError) {
        // The database's module says it, too, and whichever opens a file first has to.
        _ = csqlite_leave_memory_uncounted()
        let name = path.map(\.asAddressOfFile) ?? ":memory:"
        let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(name, &handle, flags, nil)
        guard code == SQLITE_OK, let handle else { throw reading(code) }
        csqlite_switch(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
        csqlite_switch(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
        sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Int32(TileLimits.unpacked))
        sqlite3_progress_handler(
            handle,
            Self.stepsBetweenChecks,
            { Unmanaged<SQLiteReading>.fromOpaque($0!).takeUnretainedValue().isDone ? 1 : 0 },
            Unmanaged.passUnretained(self).toOpaque()
        )
        guard path != nil else { return }
        // A table may be a view. It joins tables, and neither calls functions nor itself.
        sqlite3_set_authorizer(
            handle,
            { _, action, _, _, _, _ in
                action == SQLITE_SELECT || action == SQLITE_READ ? SQLITE_OK : SQLITE_DENY
            },
            nil
        )
    }

    deinit {
        sqlite3_close_v2(handle)
    }

    private var isDone: Bool {
        stepsLeft -= Int(Self.stepsBetweenChecks)
        return stepsLeft <= 0
    }

    /// The rows of a statement, with its columns as bytes; nil for NULL.
    func rows(
        _ text: String,
        _ values: [SQLiteReadingValue] = [],
        limit: Int
    ) throws(TileArchiveError) -> [[[UInt8]?]] {
        stepsLeft = Self.mostSteps
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        var code = sqlite3_prepare_v2(handle, text, -1, &statement, nil)
        guard code == SQLITE_OK else { throw reading(code) }
        for (index, value) in values.enumerated() {
            code = value.bind(to: statement, at: Int32(index + 1))
            guard code == SQLITE_OK else { throw reading(code) }
        }
        var rows: [[[UInt8]?]] = []
        while rows.count < limit {
            code = sqlite3_step(statement)
            if code == SQLITE_DONE { break }
            guard code == SQLITE_ROW else { throw reading(code) }
            rows.append((0..<sqlite3_column_count(statement)).map { Self.bytes(of: statement, at: $0) })
        }
        return rows
    }

    private static func bytes(of statement: OpaquePointer?, at column: Int32) -> [UInt8]? {
        guard sqlite3_column_type(statement, column) != SQLITE_NULL else { return nil }
        let start = sqlite3_column_blob(statement, column)
        let count = Int(sqlite3_column_bytes(statement, column))
        return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    }

    private func reading(_ code: Int32) -> TileArchiveError {
        switch code & 0xFF {
        case SQLITE_INTERRUPT: .slow
        case SQLITE_NOTADB: .notAnArchive
        case SQLITE_CANTOPEN, SQLITE_IOERR: .unreadable(String(cString: sqlite3_errstr(code)))
        default: .damaged(handle.map { String(cString: sqlite3_errmsg($0)) } ?? "no memory")
        }
    }
}

/// A value of a statement.
enum SQLiteReadingValue {
    case integer(Int)
    case text([UInt8])

    fileprivate func bind(to statement: OpaquePointer?, at place: Int32) -> Int32 {
        switch self {
        case .integer(let number): sqlite3_bind_int64(statement, place, Int64(number))
        case .text(let bytes): csqlite_bind_text(statement, place, bytes, Int32(clamping: bytes.count))
        }
    }
}
