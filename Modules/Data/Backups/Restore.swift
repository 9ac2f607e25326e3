public import Database
public import Domain
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
        /// Accounts that were deleted after the backup, and again from what was restored.
        public let erased: Int
    }

    private let backups: BackupFolder
    private let name: String
    private let manifest: BackupManifest
    private let target: Target

    public init(_ name: String, of backups: BackupFolder, _ manifest: BackupManifest, to target: Target) {
        (self.backups, self.name, self.manifest, self.target) = (backups, name, manifest, target)
    }

    private var rows: RestoredRows {
        RestoredRows(
            store: backups.store,
            schema: manifest.schema,
            tables: manifest.tables,
            sequences: manifest.sequences
        )
    }

    /// - Parameter mayUseSettings: whether the settings of the backup are put where the server reads them.
    ///   Otherwise, and where there are settings, they get another name.
    public func callAsFunction(
        into database: Database,
        key: SecretKey,
        clock: any WallClock,
        mayUseSettings: @escaping @Sendable ([UInt8]) -> Bool,
        _ progress: @escaping BackupProgress = { _ in }
    ) async throws -> Outcome {
        let lock = try backups.store.lock(.reading)
        defer { withExtendedLifetime(lock) {} }
        let mark = RestoreMark(in: target.folder)
        let hasRows = try await hasRows(database, mayHave: mark.name == name, isFilled: mark.isFilled)
        let erased = try ErasureNote(in: backups.store).erasures
        if !mark.isFilled { try mark.set(name) }
        let settings = try await backups.lane.run {
            try KeyFile.keep(key, at: target.keyFile)
            return try copyFiles(mayUseSettings, progress)
        }
        if !hasRows { try await rows.put(into: database, marking: name, progress) }
        try mark.set(name, isFilled: true)
        let count = try await erase(erased, from: database, clock)
        try await database.write { try $0.endRestore() }
        try mark.remove()
        return Outcome(rows: manifest.rows, files: manifest.fileCount, settings: settings, erased: count)
    }

    /// Deletes the accounts that were deleted after the backup; returns their number.
    private func erase(
        _ erased: [Member.ID: Moment],
        from database: Database,
        _ clock: any WallClock
    ) async throws -> Int {
        let members = try await SQLErasureLog(database).existing(among: erased.keys.sorted())
        // No server uses the database yet.
        let accounts = SQLAccountRepository(
            database,
            identifiers: IdentifierGenerator(clock: clock, node: 0)
        )
        for member in members { try await accounts.delete(member, at: clock.now) }
        return members.count
    }

    /// Whether a restore that was interrupted had put all rows into the database. Throws for any other
    /// database that isn't empty.
    private func hasRows(_ database: Database, mayHave: Bool, isFilled: Bool) async throws -> Bool {
        if mayHave, isFilled { return true }
        return try await database.readAtLength { connection in
            guard let table = try connection.tables().first else { return false }
            guard mayHave, try connection.unfinishedRestore() == name else {
                throw MigrationError.notEmpty(table: table.name)
            }
            return true
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
