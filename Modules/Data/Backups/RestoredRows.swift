import Database
import ObjectStore
import Storage

/// The rows of a backup, on their way into an empty database.
struct RestoredRows: Sendable {
    private static let rowsBetweenReports = 1_000

    let store: ObjectStore
    let schema: Int
    let tables: [BackupTable]
    let sequences: [SequenceState]

    /// Fills the database and migrates it, in one transaction.
    ///
    /// - Parameter name: of the restore that the database shows to be unfinished until
    ///   ``Connection/endRestore()``; nil for none.
    func put(
        into database: Database,
        marking name: String? = nil,
        _ progress: @escaping BackupProgress
    ) async throws {
        try await Migrator(database, migrations).rebuild(from: schema) { connection in
            try fill(connection, progress)
            // What the engine has made of them, before it is kept.
            try compare(connection)
            if let name { try connection.markRestore(of: name) }
        }
    }

    private func fill(_ connection: Connection, _ progress: BackupProgress) throws {
        let shapes = Dictionary(uniqueKeysWithValues: try connection.tables().map { ($0.name, $0) })
        var rows = 0
        for table in tables {
            guard let shape = shapes[table.name], Set(table.columns).isSubset(of: shape.columns) else {
                throw BackupFlaw.different(table: table.name)
            }
            var filling = Filling(connection, shape.with(columns: table.columns))
            try RowReader(store: store).each(of: table) { row in
                try filling.add(row)
                rows += 1
                if rows % Self.rowsBetweenReports == 0 { progress(.rows(rows)) }
            }
            try filling.finish()
        }
        try connection.advance(sequences)
        progress(.rows(rows))
    }

    /// Throws unless the tables have exactly these rows.
    func compare(_ connection: Connection) throws {
        let shapes = Dictionary(uniqueKeysWithValues: try connection.tables().map { ($0.name, $0) })
        for table in tables {
            guard let shape = shapes[table.name] else { throw BackupFlaw.different(table: table.name) }
            var sum = RowSum()
            try connection.each(of: shape.with(columns: table.columns)) { row in
                var bytes: [UInt8] = []
                RowCodec.append(row, to: &bytes)
                sum.add(bytes)
            }
            guard sum == table.sum else { throw BackupFlaw.different(table: table.name) }
        }
    }
}

/// A restore that has put its rows into the database and isn't over. Its rows can't be told by the backup any
/// more, once a later migration has changed them.
extension Connection {
    fileprivate func markRestore(of name: String) throws {
        try execute("CREATE TABLE unfinished_restore (name TEXT NOT NULL)")
        try execute("INSERT INTO unfinished_restore (name) VALUES (\(name))")
    }

    /// The name of the backup; nil when none is under way.
    func unfinishedRestore() throws -> String? {
        guard try tables().contains(where: { $0.name == "unfinished_restore" }) else { return nil }
        return try first("SELECT name FROM unfinished_restore")?.value("name")
    }

    func endRestore() throws {
        try execute("DROP TABLE IF EXISTS unfinished_restore")
    }
}

/// Rows on their way into a table.
private struct Filling {
    private static let valuesAtOnce = 64_000

    private let connection: Connection
    private let table: TableShape
    private var values: [SQLValue] = []

    init(_ connection: Connection, _ table: TableShape) {
        (self.connection, self.table) = (connection, table)
    }

    mutating func add(_ row: [SQLValue]) throws {
        values += row
        if values.count >= Self.valuesAtOnce { try finish() }
    }

    mutating func finish() throws {
        guard !values.isEmpty else { return }
        try connection.fill(table, values)
        values.removeAll(keepingCapacity: true)
    }
}
