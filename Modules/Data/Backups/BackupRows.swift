import Database
import Domain
import ObjectStore
import Storage

/// The rows of a database at one moment.
struct BackupRows: Sendable {
    /// What servers tell each other of for minutes, and read from the start when they start.
    static let leftOut: Set<String> = ["board_changes"]
    private static let rowsBetweenReports = 1_000

    let engine: Database.Engine
    let schema: Int
    let tables: [BackupTable]
    let sequences: [SequenceState]
    let erasures: [Member.ID: Moment]

    init(_ connection: Connection, into objects: any ObjectWriter, _ progress: (Int) throws -> Void) throws {
        engine = connection.engine
        schema =
            try connection.first("SELECT max(number) AS newest FROM schema_migrations")?.value("newest") ?? 0
        var rows = 0
        tables = try connection.tables().filter { !Self.leftOut.contains($0.name) }.map { table in
            var writer = RowWriter(objects)
            try connection.each(of: table) { row in
                try writer.add(row)
                rows += 1
                if rows % Self.rowsBetweenReports == 0 { try progress(rows) }
            }
            return try writer.finish(table.name, columns: table.columns)
        }
        sequences = try connection.sequences().filter { !Self.leftOut.contains($0.table) }
        let isKnown = tables.contains { $0.name == "erasures" }
        erasures = isKnown ? try connection.erasures() : [:]
        try progress(rows)
    }
}
