public import Database
import Files
import Glibc
import Lanes
import ObjectStore
public import Secrets
import Storage

/// Puts a backup into an empty database and empty folders.
///
/// The rows are one transaction, and a mark in the data folder stays until everything is there. So a restore
/// that was interrupted is never taken for whole, and can be begun again.
public struct Restore: Sendable {
    /// Where a backup goes.
    public struct Target: Sendable {
        let folder: String
        let images: String
        let documents: String
        let keyFile: String

        public init(folder: String, images: String, documents: String, keyFile: String) {
            (self.folder, self.images) = (folder, images)
            (self.documents, self.keyFile) = (documents, keyFile)
        }

        /// Where the settings of the backup are put.
        var settings: String { "\(folder)/\(BackupFile.settings)" }
        var otherSettings: String { "\(settings).restored" }
    }

    /// What was restored.
    public struct Outcome: Sendable {
        public let rows: Int
        public let files: Int
        /// Where the settings were put, if the backup has any.
        public let settings: String?
    }

    private let backups: BackupFolder
    private let name: String
    private let manifest: BackupManifest
    private let target: Target

    public init(_ name: String, of backups: BackupFolder, _ manifest: BackupManifest, to target: Target) {
        (self.backups, self.name, self.manifest, self.target) = (backups, name, manifest, target)
    }

    /// - Parameter mayUseSettings: whether the settings of the backup are put where the server reads them.
    ///   Otherwise, and where there are settings, they get another name.
    public func callAsFunction(
        into database: Database,
        key: SecretKey,
        mayUseSettings: @escaping @Sendable ([UInt8]) -> Bool,
        _ progress: @escaping BackupProgress = { _ in }
    ) async throws -> Outcome {
        let lock = try backups.store.lock(.reading)
        defer { withExtendedLifetime(lock) {} }
        let mark = RestoreMark(in: target.folder)
        let hasRows = try await hasRows(database, mayHave: mark.name == name)
        try mark.set(name)
        let settings = try await backups.lane.run {
            try KeyFile.keep(key, at: target.keyFile)
            return try copyFiles(mayUseSettings, progress)
        }
        if !hasRows {
            try await Migrator(database, migrations).rebuild(from: manifest.schema) { connection in
                try fill(connection, progress)
            }
        }
        try mark.remove()
        return Outcome(rows: manifest.rows, files: manifest.fileCount, settings: settings)
    }

    /// Whether a restore that was interrupted had put all rows into the database. Throws for any other
    /// database that isn't empty.
    private func hasRows(_ database: Database, mayHave: Bool) async throws -> Bool {
        try await database.readAtLength { connection in
            guard let table = try connection.tables().first else { return false }
            let refusal = MigrationError.notEmpty(table: table.name)
            guard mayHave, manifest.schema == migrations.count else { throw refusal }
            do {
                try compare(connection)
            } catch is BackupFlaw {
                throw refusal
            }
            return true
        }
    }

    private func fill(_ connection: Connection, _ progress: BackupProgress) throws {
        let shapes = Dictionary(uniqueKeysWithValues: try connection.tables().map { ($0.name, $0) })
        var rows = 0
        for table in manifest.tables {
            guard let shape = shapes[table.name], Set(table.columns).isSubset(of: shape.columns) else {
                throw BackupFlaw.different(table: table.name)
            }
            var filling = Filling(connection, shape.with(columns: table.columns))
            try RowReader(store: backups.store).each(of: table) { row in
                try filling.add(row)
                rows += 1
                if rows % 1_000 == 0 { progress(.rows(rows)) }
            }
            try filling.finish()
        }
        try connection.advance(manifest.sequences)
        try compare(connection)
        progress(.rows(rows))
    }

    /// Throws unless the tables have exactly the rows of the backup.
    private func compare(_ connection: Connection) throws {
        let shapes = Dictionary(uniqueKeysWithValues: try connection.tables().map { ($0.name, $0) })
        for table in manifest.tables {
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

    private func copyFiles(
        _ mayUseSettings: ([UInt8]) -> Bool,
        _ progress: BackupProgress
    ) throws -> String? {
        var (done, settings): (Int, String?) = (0, nil)
        try manifest.eachFile(in: backups.store) { file in
            progress(.files(done: done, of: manifest.fileCount))
            done += 1
            let path: String
            if file.path == BackupFile.settings {
                let isFree = !File.exists(target.settings)
                let mayUse = try isFree && mayUseSettings(backups.store.bytes(of: file.object))
                path = mayUse ? target.settings : target.otherSettings
                settings = path
            } else {
                path = try place(of: file)
            }
            if let folder = Folder.parent(of: path) { try Folder.make(folder) }
            try backups.store.copy(file.object, to: path)
        }
        return settings
    }

    /// Refuses a path that leads elsewhere, as in a forged manifest.
    private func place(of file: BackupFile) throws -> String {
        let parts = file.path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }) else { throw BackupFlaw.unreadable }
        switch (parts.first, parts.count) {
        case (BackupFile.imageFolder, 3): return "\(target.images)/\(parts[1])/\(parts[2])"
        case (BackupFile.documentFolder, 2): return "\(target.documents)/\(parts[1])"
        default: throw BackupFlaw.unreadable
        }
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
