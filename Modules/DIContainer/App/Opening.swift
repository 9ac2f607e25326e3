import Backups
import Database
import Files
import Glibc
import Secrets
import Storage
import Terminal

/// How a command opens the data.
public enum Opening: Sendable {
    /// Opens existing data: creates nothing and doesn't migrate the schema.
    case existing
    /// Creates what is missing. With `newKey`, a database may change to another key.
    case creating(newKey: Bool)
}

extension AppConfiguration {
    /// The data folder, or the current one before it is there.
    var existingFolder: String { File.exists(folder) ? folder : "." }

    /// Of the disk with the data; 0 when it isn't known.
    var freeBytes: Int {
        var disk = statvfs()
        guard statvfs(existingFolder, &disk) == 0 else { return 0 }
        return Int(disk.f_bavail) * Int(disk.f_frsize)
    }

    /// Whether the file system has any data to open.
    var isThere: Bool {
        postgreSQL != nil || File.exists(sqliteFile)
    }

    /// Returns the database and the key that its rows were written with.
    func open(_ opening: Opening) async throws -> (Database, SecretKey) {
        guard RestoreMark(in: folder).name == nil else { throw AppFailure.unfinishedRestore(in: self) }
        switch opening {
        case .existing:
            guard isThere else { throw AppFailure.nothing(in: self) }
        case .creating:
            try Folder.make(folder)
        }
        let database = try Database.open(self)
        do {
            return (database, try await key(of: database, opening))
        } catch {
            await database.close()
            throw error
        }
    }

    private func key(of database: Database, _ opening: Opening) async throws -> SecretKey {
        let schema = try await Migrator(database, migrations).status()
        if schema.applied.isEmpty {
            guard case .creating = opening else { throw AppFailure.nothing(in: self) }
            return try KeyFile.loadOrCreate(at: keyFile)
        }
        let recorded = try await SQLKeyRecord(database).fingerprint(schema)
        if case .creating(newKey: true) = opening { return try KeyFile.loadOrCreate(at: keyFile) }
        return try key(recordedAs: recorded)
    }

    /// Returns the key in the file if the database belongs to it.
    func key(recordedAs fingerprint: [UInt8]?) throws -> SecretKey {
        guard let key = try KeyFile.load(at: keyFile) else { throw AppFailure.missingKey(of: self) }
        guard fingerprint == nil || fingerprint == key.fingerprint else {
            throw AppFailure.wrongKey(of: self)
        }
        return key
    }

    /// Returns applied and pending migrations without changing anything.
    func schema() async throws -> (applied: [Migration], pending: [Migration]) {
        guard isThere else { return ([], migrations) }
        let database = try Database.open(self)
        return try await database.closing {
            let status = try await Migrator(database, migrations).status()
            return (status.applied, status.pending)
        }
    }
}
