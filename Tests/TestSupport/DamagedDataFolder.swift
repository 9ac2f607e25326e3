public import Database
import Foundation
import Glibc

/// The data folder of a server in a state that an operator may find it in.
public enum DamagedDataFolder: String, CaseIterable, Sendable {
    case nobodyCanWrite
    case fileInsteadOfFolder
    case usedByNewerProgram
    case databaseIsNone
    case keyOpenToOthers

    /// Brings a folder into this state and returns what to give to `--data`.
    public func make(in folder: TemporaryFolder) async throws -> String {
        let data = folder.file("data").path
        switch self {
        // Not even the superuser makes a folder there.
        case .nobodyCanWrite: return "/proc/madang"
        case .fileInsteadOfFolder:
            try Data().write(to: folder.file("data"))
        case .usedByNewerProgram:
            await (try MadangProcess(data: data)).kill()
            try await Self.migrateFurther(.sqlite(at: "\(data)/madang.sqlite"))
        case .databaseIsNone:
            try Self.makeFolder(data)
            try Data("not a database, whatever its name says".utf8)
                .write(to: URL(fileURLWithPath: "\(data)/madang.sqlite"))
        case .keyOpenToOthers:
            await (try MadangProcess(data: data)).kill()
            chmod("\(data)/keys/madang.key", 0o644)
        }
        return data
    }

    /// Does to a database what a program of tomorrow would.
    public static func migrateFurther(_ database: Database) async throws {
        try await database.write { connection in
            _ = try connection.execute(
                """
                INSERT INTO schema_migrations (number, name, checksum, applied_at)
                VALUES (999, 'tomorrow', 'unknown', 0)
                """
            )
        }
        await database.close()
    }

    private static func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
}

extension Database {
    /// As one was before keys were recorded.
    public func forgetsItsKey() async throws {
        try await write { _ = try $0.execute("DELETE FROM key_fingerprint") }
    }
}
