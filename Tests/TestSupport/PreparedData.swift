import DIContainer
import Database
import Foundation

/// Data of a new app, prepared once and copied for each test: migrating takes longer than most tests.
enum PreparedData {
    private static let sqlite = Task { try await prepare(database: nil) }
    private static let postgreSQL = Task {
        let server = try await PostgreSQLServer.shared()
        let url = try await server.freshDatabase()
        let folder = try await prepare(database: url)
        try await server.keepRows(of: url)
        return (folder: folder, url: url)
    }

    /// Copies the files of a new app to the folder; returns its database, unless that is a file.
    static func copy(_ engine: Database.Engine, to folder: TemporaryFolder) async throws -> LentDatabase? {
        switch engine {
        case .sqlite:
            try await copy(sqlite.value, to: folder)
            return nil
        case .postgresql:
            let prepared = try await postgreSQL.value
            try copy(prepared.folder, to: folder)
            return try await PostgreSQLServer.shared().lendDatabase(like: prepared.url)
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
