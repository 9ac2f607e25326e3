import Database
import Foundation
import Storage
import TestSupport

/// A migrated database without rows, copied for each test.
enum Template {
    static let name = "madang.sqlite"

    private static let bytes = Task {
        let folder = try TemporaryFolder()
        try await migrate(.sqlite(at: folder.file(name).path))
        return [UInt8](try Data(contentsOf: folder.file(name)))
    }
    private static let postgreSQL = Task {
        let server = try await PostgreSQLServer.shared()
        let url = try await server.freshDatabase()
        try await migrate(.postgresql(url))
        try await server.keepRows(of: url)
        return url
    }

    private static func migrate(_ database: Database) async throws {
        try await Migrator(database, Storage.migrations).migrate()
        await database.close()
    }

    static func files() async throws -> [String: [UInt8]] { [name: try await bytes.value] }

    /// A folder with these files.
    static func folder(_ files: [String: [UInt8]]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, bytes) in files { try Data(bytes).write(to: folder.file(name)) }
        return folder
    }

    static func copyOnPostgreSQL() async throws -> LentDatabase {
        try await PostgreSQLServer.shared().lendDatabase(like: postgreSQL.value)
    }
}
