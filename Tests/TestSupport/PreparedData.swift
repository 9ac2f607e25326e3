import DIContainer
import Database
import Foundation

/// Data of a new app, prepared once and copied for each test: migrating takes longer than most tests.
enum PreparedData {
    private static let sqlite = Task { try await prepare(database: nil) }
    private static let postgreSQL = Task {
        let url = try await PostgreSQLServer.shared().freshDatabase()
        return (folder: try await prepare(database: url), url: url)
    }

    /// Copies the files of a new app to the folder; returns the address of its database, unless a file.
    static func copy(_ engine: Database.Engine, to folder: TemporaryFolder) async throws -> String? {
        switch engine {
        case .sqlite:
            try await copy(sqlite.value, to: folder)
            return nil
        case .postgresql:
            let prepared = try await postgreSQL.value
            try copy(prepared.folder, to: folder)
            return try await PostgreSQLServer.shared().freshDatabase(copyOf: prepared.url)
        }
    }

    private static func prepare(database: String?) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let container = try await Container(
            AppConfiguration(folder: folder.path, postgreSQL: database),
            clock: TestClock()
        )
        try await container.prepare()
        await container.close()
        return folder
    }

    private static func copy(_ prepared: TemporaryFolder, to folder: TemporaryFolder) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: prepared.path) {
            try FileManager.default.copyItem(at: prepared.file(name), to: folder.file(name))
        }
    }
}
