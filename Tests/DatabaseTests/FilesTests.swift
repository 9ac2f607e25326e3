import Database
import Foundation
import Glibc
import TestSupport
import Testing

@Suite("The files of a SQLite database")
struct FilesTests {
    private static let names = ["data.db", "data.db-wal", "data.db-shm"]

    private func modes(in folder: TemporaryFolder) -> [mode_t] {
        Self.names.map { name in
            var status = stat()
            return stat(folder.file(name).path, &status) == 0 ? status.st_mode & 0o777 : 0
        }
    }

    @Test("A new database, its log and its index are their owner's alone, whatever the folder's mode")
    func created() async throws {
        let folder = try TemporaryFolder()
        chmod(folder.path, 0o755)
        let database = try Database.sqlite(at: folder.file("data.db").path)
        try await Migrator(database, [ScratchDatabase.notes]).migrate()

        #expect(modes(in: folder) == [0o600, 0o600, 0o600])
        await database.close()
    }

    @Test("A database that others could read is closed to them when it is opened, also while it is in use")
    func narrowed() async throws {
        let folder = try TemporaryFolder()
        let first = try Database.sqlite(at: folder.file("data.db").path)
        try await Migrator(first, [ScratchDatabase.notes]).migrate()
        for name in Self.names { chmod(folder.file(name).path, 0o644) }

        let second = try Database.sqlite(at: folder.file("data.db").path)
        #expect(modes(in: folder) == [0o600, 0o600, 0o600])
        await second.close()
        try await first.write { try $0.note(1, "still there") }
        try await first.check()
        await first.close()
    }
}
