import CSQLite
import Dispatch

/// One connection to a SQLite file.
// Its owner lends it to one thread at a time.
final class SQLiteSession: Session, @unchecked Sendable {
    enum Role {
        case reader, writer
    }

    var lease = 0
    var failure: DatabaseError?
    /// Notifications of the open transaction.
    var notifications: [QueuedNotification] = []

    private let settings: SQLiteSettings
    private let role: Role
    private var handle: OpaquePointer?
    private var statements = StatementCache<SQLiteStatement>(limit: 128)

    init(_ settings: SQLiteSettings, _ role: Role) {
        self.settings = settings
        self.role = role
    }

    deinit {
        close()
    }

    var engine: Database.Engine { .sqlite }

    /// Also false when SQLite has rolled back by itself, for example on a full disk.
    var isInTransaction: Bool {
        handle.map { sqlite3_get_autocommit($0) == 0 } ?? false
    }

    func close() {
        statements.removeAll()
        sqlite3_close_v2(handle)
        handle = nil
    }

    /// Runs `body` on one snapshot.
    func snapshot<T>(_ body: (Connection) throws -> T) throws -> T {
        try control("BEGIN")
        defer {
            // Nothing was written, so commit and rollback are equivalent.
            do { try control("COMMIT") } catch { rollBack() }
        }
        return try lend(body)
    }

    func rollBack() {
        notifications = []
        if isInTransaction { try? control("ROLLBACK") }
    }

    /// Runs an internal statement, which does not count against the running closure.
    func control(_ text: String) throws {
        let statement = try prepared(text)
        defer { statement.finish() }
        try statement.start([])
        while try statement.step() {}
    }

    func rows(_ sql: SQL, limit: Int) throws -> [Row] {
        try running(sql) { statement in
            var rows: [Row] = []
            while rows.count < limit, try statement.step() {
                rows.append(try statement.row())
            }
            return rows
        }
    }

    func each(_ sql: SQL, _ body: (Row) throws -> Void) throws {
        var broken: (any Error)?
        try running(sql) { statement in
            while broken == nil, try statement.step() {
                let row = try statement.row()
                do { try body(row) } catch { broken = error }
            }
        }
        if let broken { throw broken }
    }

    func execute(_ sql: SQL) throws -> Int {
        let before = sqlite3_total_changes64(try opened())
        try running(sql) { statement in
            while try statement.step() {}
        }
        // SQLite keeps the previous count when a statement changes nothing.
        return sqlite3_total_changes64(handle) == before ? 0 : Int(sqlite3_changes64(handle))
    }

    func execute(_ text: String, filledWith values: ArraySlice<SQLValue>) throws {
        try running(text, values) { statement in
            while try statement.step() {}
        }
    }

    func script(_ text: String) throws {
        let handle = try opened()
        let code = sqlite3_exec(handle, text, nil, nil, nil)
        if code != SQLITE_OK { throw fail(.sqlite(code, in: handle)) }
    }

    func notify(_ channel: String, _ payload: String) throws {
        guard role == .writer else { throw fail(DatabaseError(.readOnly, "only a write can say something")) }
        notifications.append(QueuedNotification(channel: channel, payload: payload))
    }

    private func running<T>(_ sql: SQL, _ use: (SQLiteStatement) throws -> T) throws -> T {
        try running(sql.text, sql.values[...], use)
    }

    private func running<T>(
        _ text: String,
        _ values: ArraySlice<SQLValue>,
        _ use: (SQLiteStatement) throws -> T
    ) throws -> T {
        do {
            let statement = try prepared(text)
            defer { statement.finish() }
            try statement.start(values)
            return try use(statement)
        } catch let error as DatabaseError {
            throw fail(error)
        }
    }

    private func prepared(_ text: String) throws -> SQLiteStatement {
        let known = statements.find(text)
        if let known, !known.isRunning { return known }
        let statement = try SQLiteStatement(text, on: opened())
        if known == nil { _ = statements.insert(statement, for: text) }
        return statement
    }

    private func opened() throws -> OpaquePointer {
        if let handle { return handle }
        Self.prepareLibrary
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let create = role == .writer ? SQLITE_OPEN_CREATE : 0
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(settings.path, &opened, flags | create, nil)
        guard code == SQLITE_OK, let opened else {
            defer { sqlite3_close_v2(opened) }
            throw DatabaseError.sqlite(code, in: opened)
        }
        handle = opened
        do {
            try configure(opened)
        } catch {
            close()
            throw error
        }
        return opened
    }

    /// Memory statistics are unused, and each allocation would take a lock shared by all connections.
    /// Another module that reads files of SQLite does the same.
    private static let prepareLibrary: Void = {
        let code = csqlite_leave_memory_uncounted()
        assert(code == SQLITE_OK, "SQLite was in use before the first database was opened")
    }()

    func open() throws {
        _ = try opened()
    }
}

extension SQLiteSession {
    private func configure(_ handle: OpaquePointer) throws {
        sqlite3_busy_timeout(handle, Int32(clamping: settings.busyTimeout.milliseconds))
        csqlite_switch(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
        csqlite_switch(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
        // A misspelt "column" is an error, as in PostgreSQL, instead of a string.
        csqlite_switch(handle, SQLITE_DBCONFIG_DQS_DML, 0)
        csqlite_switch(handle, SQLITE_DBCONFIG_DQS_DDL, 0)
        // Otherwise a statement that might use a partial index is prepared again each time its values
        // change.
        csqlite_switch(handle, SQLITE_DBCONFIG_ENABLE_QPSG, 1)
        if role == .writer {
            try switchToWriteAheadLog()
            // The default of 2 MB holds too little of a large table's indexes, so changes would reread
            // pages.
            try control("PRAGMA cache_size = -16384")
        }
        try control("PRAGMA foreign_keys = ON")
        try control("PRAGMA synchronous = FULL")
        try control("PRAGMA temp_store = MEMORY")
        try control("PRAGMA mmap_size = \(settings.memoryMap)")
        try control("PRAGMA journal_size_limit = \(64 << 20)")
        if role == .reader { try control("PRAGMA query_only = ON") }
    }

    /// Pages of 4 KiB: the working set of a bulk load.
    static let pagesWhenFilling = 65_536

    /// Lets `commit` run a bulk load in one transaction.
    ///
    /// A rollback journal holds only the pages that existed before, where the write-ahead log would hold
    /// every page again. An interrupted load is rolled back when the file is next opened. Waits for other
    /// connections as long as for a lock.
    func filling(_ commit: () throws -> Void) throws {
        defer {
            // Reopening restores the normal settings; if it fails, the next statement tries again.
            close()
            _ = try? opened()
        }
        try control("PRAGMA journal_mode = DELETE")
        try control("PRAGMA cache_size = \(Self.pagesWhenFilling)")
        // Allows large sort buffers and helper threads; files are created only when the cache is full.
        try control("PRAGMA temp_store = FILE")
        try control("PRAGMA threads = 2")
        // Check constraints take a twentieth of the time, and generated rows satisfy them.
        try control("PRAGMA ignore_check_constraints = ON")
        try commit()
    }

    /// SQLite does not wait while another process opens or closes the file, so this retries.
    private func switchToWriteAheadLog() throws {
        let deadline = DispatchTime.now() + .milliseconds(settings.busyTimeout.milliseconds)
        while true {
            do {
                let mode = try rows("PRAGMA journal_mode = WAL", limit: 1).first?.values.first
                guard mode == .text("wal") else {
                    throw DatabaseError(.unavailable, "the file system does not allow a write-ahead log")
                }
                return
            } catch let error as DatabaseError where error.kind == .busy && DispatchTime.now() < deadline {
                _ = sqlite3_sleep(5)
            }
        }
    }
}
