import Database
import Domain
import Files
import Foundation
import ObjectStore
import Secrets
import Storage
import TestSupport
import Testing

@testable import Backups

@Suite("Restores")
struct RestoreTests {
    private let place: TemporaryFolder

    init() throws {
        place = try TemporaryFolder()
    }

    private func open() throws -> BackupFolder { try BackupFolder(creatingAt: place.file("backups").path) }

    @Test(
        "A backup of one engine is restored into any, row by row",
        arguments: Database.Engine.allCases,
        Database.Engine.allCases
    )
    func across(_ engine: Database.Engine, _ other: Database.Engine) async throws {
        let sample = try await SampleDatabase(engine)
        let backups = try open()
        let made = try await backups.make(of: sample.source, at: SampleDatabase.now)

        let (target, restored) = try await restore(made, from: backups, to: other)

        let again = try await backups.make(
            of: BackupSource(
                restored,
                key: SampleDatabase.key,
                files: BackupFiles(
                    images: "\(target.path)/images",
                    documents: "\(target.path)/documents",
                    settings: "\(target.path)/madang.conf"
                ),
                program: "test",
                passphrase: nil
            ),
            at: SampleDatabase.now
        )
        #expect(again.manifest.sums == made.manifest.sums)
        #expect(again.manifest.files.sum == made.manifest.files.sum)
        #expect(again.manifest.files.parts == made.manifest.files.parts)
        #expect(again.name == made.name + "-2")
        // References and numbers are as in a database that was never restored.
        try await restored.check()
        await #expect(throws: DatabaseError.self) {
            try await restored.write { try $0.execute("UPDATE accounts SET picture = 5 WHERE id = 1") }
        }
        await restored.close()
    }

    /// Restores into an empty database.
    private func restore(
        _ made: MadeBackup,
        from backups: BackupFolder,
        to engine: Database.Engine,
        in folder: TemporaryFolder? = nil
    ) async throws -> (TemporaryFolder, Database) {
        let target = try folder ?? TemporaryFolder()
        let database = try await SampleDatabase.empty(engine, in: target)
        _ = try await Restore(made.name, of: backups, made.manifest, to: Restore.Target(in: target))(
            into: database,
            key: SampleDatabase.key,
            clock: TestClock(),
            mayUseSettings: { _ in true }
        )
        return (target, database)
    }

    @Test("Numbers that a table has given out are never given out again", arguments: Database.Engine.allCases)
    func sequences(_ engine: Database.Engine) async throws {
        let sample = try await SampleDatabase(engine)
        try await sample.database.write { connection in
            for _ in 1...3 {
                try connection.addArrival()
                try connection.execute("DELETE FROM listing_arrivals")
            }
        }
        let backups = try open()
        let made = try await backups.make(of: sample.source, at: SampleDatabase.now)
        for other in Database.Engine.allCases {
            let (target, restored) = try await restore(made, from: backups, to: other)
            defer { withExtendedLifetime(target) {} }
            let number = try await restored.write { connection -> Int in
                try connection.addArrival()
                return try connection.first("SELECT number FROM listing_arrivals")?.value("number") ?? 0
            }
            #expect(number == 4)
            await restored.close()
        }
    }

    @Test("A database with rows is left alone", arguments: Database.Engine.allCases)
    func occupied(_ engine: Database.Engine) async throws {
        let sample = try await SampleDatabase(engine)
        let backups = try open()
        let made = try await backups.make(of: sample.source, at: SampleDatabase.now)
        let target = try TemporaryFolder()
        await #expect(throws: MigrationError.self) {
            _ = try await Restore(made.name, of: backups, made.manifest, to: Restore.Target(in: target))(
                into: sample.database,
                key: SampleDatabase.key,
                clock: TestClock(),
                mayUseSettings: { _ in true }
            )
        }
        #expect(try Folder.names(in: target.path).isEmpty)
        let members = try await sample.database.read {
            try $0.first("SELECT count(*) AS members FROM accounts")?.value("members", as: Int.self)
        }
        #expect(members == 3)
    }

    @Test(
        "A restore from a damaged backup leaves an empty database and its mark",
        arguments: Database.Engine.allCases
    )
    func interrupted(_ engine: Database.Engine) async throws {
        let sample = try await SampleDatabase(engine)
        let backups = try open()
        let made = try await backups.make(of: sample.source, at: SampleDatabase.now)
        let part = try #require(made.manifest.tables.first { $0.name == "images" }?.parts.first)
        let bytes = try File.contents(of: backups.store.path(of: part))
        try FileManager.default.removeItem(atPath: backups.store.path(of: part))
        let target = try TemporaryFolder()
        let database = try await SampleDatabase.empty(engine, in: target)
        let restore = Restore(made.name, of: backups, made.manifest, to: Restore.Target(in: target))

        await #expect(throws: ObjectStoreError.missing(part)) {
            try await restore(
                into: database,
                key: SampleDatabase.key,
                clock: TestClock(),
                mayUseSettings: { _ in true }
            )
        }
        #expect(RestoreMark(in: target.path).name == made.name)
        #expect(try await database.read { try $0.tables().isEmpty })

        // Once the backup is whole again, the same restore goes on.
        try File.writePrivately(bytes, to: backups.store.path(of: part))
        _ = try await restore(
            into: database,
            key: SampleDatabase.key,
            clock: TestClock(),
            mayUseSettings: { _ in true }
        )
        #expect(RestoreMark(in: target.path).name == nil)
        try await database.check()
        await database.close()
    }

    @Test("A backup of an older schema is restored and then migrated", arguments: Database.Engine.allCases)
    func older(_ engine: Database.Engine) async throws {
        let folder = try TemporaryFolder()
        let old = try await SampleDatabase.empty(engine, in: folder)
        try await Migrator(old, Array(migrations.prefix(1))).migrate()
        try await old.write { try $0.join(1) }
        let backups = try open()
        let files = BackupFiles(images: "none", documents: "none", settings: nil)
        let made = try await backups.make(
            of: BackupSource(old, key: SampleDatabase.key, files: files, program: "old", passphrase: nil),
            at: SampleDatabase.now
        )
        #expect(made.manifest.schema == 1)

        let (target, restored) = try await restore(made, from: backups, to: engine)
        defer { withExtendedLifetime(target) {} }
        #expect(try await Migrator(restored, migrations).status().isCurrent)
        await restored.close()
    }

    @Test("Accounts that were deleted after a backup don't come back", arguments: Database.Engine.allCases)
    func erasures(_ engine: Database.Engine) async throws {
        let sample = try await SampleDatabase(engine)
        let backups = try open()
        let made = try await backups.make(of: sample.source, at: SampleDatabase.now)
        let scheduled = ScheduledBackups(
            in: backups.path,
            every: .seconds(86_400),
            keeping: 5,
            of: sample.source
        )
        try await sample.erase(2)
        try await scheduled.run(at: SampleDatabase.now + .seconds(60))
        #expect(try backups.names() == [made.name])

        let (target, restored) = try await restore(made, from: backups, to: engine)
        defer { withExtendedLifetime(target) {} }
        let left = try await restored.read { connection in
            try connection.run("SELECT id FROM accounts ORDER BY id").map { try $0.value("id", as: Int.self) }
        }
        #expect(left == [1, 3])
        // The restored server keeps it deleted, too.
        #expect(try await SQLErasureLog(restored).all().count == 1)
        await restored.close()
    }

    @Test("Without a list of deleted accounts that can be read, nothing is restored")
    func damagedErasures() async throws {
        let sample = try await SampleDatabase(.sqlite)
        let backups = try open()
        let made = try await backups.make(of: sample.source, at: SampleDatabase.now)
        try await sample.erase(2)
        try await backups.make(of: sample.source, at: SampleDatabase.now)
        try File.writePrivately([1], to: "\(backups.path)/notes/erasures.json")
        await #expect(throws: BackupFlaw.unreadableErasures) {
            _ = try await restore(made, from: backups, to: .sqlite)
        }
    }

    @Test("The note of deleted accounts keeps what any server told, and forgets what no backup needs")
    func note() async throws {
        let backups = try open()
        let (one, two) = (Member.ID(rawValue: 1), Member.ID(rawValue: 2))
        let later = SampleDatabase.now + SQLErasureLog.kept
        try await backups.note([one: SampleDatabase.now], at: SampleDatabase.now)
        try await backups.note([two: later], at: later)
        #expect(try ErasureNote(in: backups.store).erasures.keys.sorted() == [one, two])
        try await backups.note([:], at: later + .seconds(1))
        #expect(try ErasureNote(in: backups.store).erasures == [two: later])
    }

    @Test(
        "A database is moved to the other engine with its numbers, and leaves no files",
        arguments: Database.Engine.allCases
    )
    func move(_ engine: Database.Engine) async throws {
        let sample = try await SampleDatabase(engine)
        let other: Database.Engine = engine == .sqlite ? .postgresql : .sqlite
        let folder = try TemporaryFolder()
        let target = try await SampleDatabase.empty(other, in: folder)
        let scratch = place.file("move").path

        let rows = try await DatabaseMove(by: scratch)(from: sample.database, to: target)

        let backups = try open()
        let before = try await backups.make(of: sample.source, at: SampleDatabase.now).manifest
        let after = try await backups.make(
            of: BackupSource(
                target,
                key: SampleDatabase.key,
                files: sample.files,
                program: "test",
                passphrase: nil
            ),
            at: SampleDatabase.now
        ).manifest
        #expect(rows == before.rows && after.sums == before.sums)
        #expect(!File.exists(scratch))
        await #expect(throws: MigrationError.self) {
            _ = try await DatabaseMove(by: scratch)(from: sample.database, to: target)
        }
        #expect(!File.exists(scratch))
        await target.close()
    }
}

extension Restore.Target {
    fileprivate init(in folder: TemporaryFolder) {
        self.init(
            folder: folder.path,
            images: "\(folder.path)/images",
            documents: "\(folder.path)/documents",
            keyFile: "\(folder.path)/keys/madang.key"
        )
    }
}
