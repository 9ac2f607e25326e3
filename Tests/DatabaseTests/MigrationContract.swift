import Database
import Foundation
import TestSupport
import Testing

@Suite("Migrations")
struct MigrationContract {
    private let second = Migration(
        2,
        "tags",
        sql: "CREATE TABLE tags (id INTEGER PRIMARY KEY) STRICT, WITHOUT ROWID"
    )

    @Test("Each is applied once and in order", arguments: Database.Engine.allCases)
    func order(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase(engine)
        let migrator = Migrator(scratch.database, [ScratchDatabase.notes, second])
        let before = try await migrator.status()

        let applied = try await migrator.migrate().map(\.number)
        let again = try await migrator.migrate().map(\.number)

        #expect(before.pending.map(\.number) == [1, 2])
        #expect(applied == [1, 2])
        #expect(again == [])
        #expect(try await migrator.status().isCurrent)
        let recorded = try await scratch.database.read {
            try $0.run("SELECT * FROM schema_migrations ORDER BY number")
        }
        #expect(try recorded.map { try $0.value("name", as: String.self) } == ["notes", "tags"])
        #expect(try recorded[0].value("applied_at", as: Int.self) > 1_700_000_000_000)
    }

    @Test("One whose text has changed since is refused", arguments: Database.Engine.allCases)
    func changed(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine)
        let edited = Migration(1, "notes", sql: "CREATE TABLE notes (id INTEGER PRIMARY KEY) STRICT")

        await #expect(throws: MigrationError.changed(number: 1, name: "notes")) {
            try await Migrator(scratch.database, [edited]).migrate()
        }
    }

    @Test(
        "A database of a later program is refused, and so is one with a gap",
        arguments: Database.Engine.allCases
    )
    func newer(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase(engine)
        try await Migrator(scratch.database, [ScratchDatabase.notes, second]).migrate()

        await #expect(throws: MigrationError.newerThanThisProgram(found: 2, known: 1)) {
            try await Migrator(scratch.database, [ScratchDatabase.notes]).status()
        }
        try await scratch.database.write { try $0.run("DELETE FROM schema_migrations WHERE number = \(1)") }
        await #expect(throws: MigrationError.gap(missing: 1)) {
            try await Migrator(scratch.database, [ScratchDatabase.notes, second]).migrate()
        }
    }

    @Test("A list that does not count up is refused before anything happens")
    func outOfOrder() async throws {
        let scratch = try await ScratchDatabase(.sqlite)

        await #expect(throws: MigrationError.outOfOrder(expected: 1, found: 2)) {
            try await Migrator(scratch.database, [second]).migrate()
        }
    }

    @Test("When one fails, those before it are not kept either", arguments: Database.Engine.allCases)
    func failing(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase(engine)
        let broken = Migration(
            2,
            "broken",
            sql: "CREATE TABLE more (id INTEGER) STRICT; INSERT INTO nowhere VALUES (1)"
        )

        let error = await #expect(throws: MigrationError.self) {
            try await Migrator(scratch.database, [ScratchDatabase.notes, broken]).migrate()
        }

        #expect(error?.description.hasPrefix("migration 2 (broken) failed") == true)
        #expect(
            try await Migrator(scratch.database, [ScratchDatabase.notes, second]).status().applied.isEmpty
        )
    }

    @Test("Eight that migrate at once apply each step once", arguments: Database.Engine.allCases)
    func together(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase(engine)
        let migrator = Migrator(scratch.database, [ScratchDatabase.notes, second])

        let applied = try await withThrowingTaskGroup { group in
            for _ in 1...8 { group.addTask { try await migrator.migrate().count } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(applied.sorted() == [0, 0, 0, 0, 0, 0, 0, 2])
    }

    @Test("A database that is up to date is opened without a look at what it holds")
    func noScan() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("data.db")
        let before = try Database.sqlite(at: file.path)
        try await Migrator(before, [ScratchDatabase.notes]).migrate()
        try await before.write { connection in
            for id in 1...500 { try connection.note(id, "topic \(id)", "words that fill some pages") }
        }
        let schema = try await before.read { connection in
            try connection.run("SELECT rootpage FROM sqlite_schema").compactMap {
                try $0.value("rootpage", as: Int.self)
            }
        }
        await before.close()
        // Reading one of these pages finds the database corrupt.
        var bytes = try Data(contentsOf: file)
        let damage = Data(repeating: 0x5a, count: 4_096)
        for page in 1..<bytes.count / 4_096 where !schema.contains(page + 1) {
            bytes.replaceSubrange(page * 4_096..<(page + 1) * 4_096, with: damage)
        }
        try bytes.write(to: file)

        let database = try Database.sqlite(at: file.path)
        #expect(try await Migrator(database, [ScratchDatabase.notes]).migrate().isEmpty)
        #expect(await databaseError { try await database.check() }?.kind == .corrupt)
    }

    @Test("A table that others refer to can be rebuilt without losing their rows")
    func rebuild() async throws {
        let scratch = try await ScratchDatabase.withNotes(.sqlite)
        let rebuild = Migration(
            2,
            "rebuild",
            sql: """
                CREATE TABLE pages (
                    id INTEGER PRIMARY KEY,
                    note INTEGER NOT NULL REFERENCES notes (id) ON DELETE CASCADE
                ) STRICT;
                INSERT INTO notes (id, topic) VALUES (1, 'kept');
                INSERT INTO pages VALUES (1, 1);
                CREATE TABLE rebuilt (id INTEGER PRIMARY KEY, topic TEXT NOT NULL) STRICT;
                INSERT INTO rebuilt SELECT id, topic FROM notes;
                DROP TABLE notes;
                ALTER TABLE rebuilt RENAME TO notes;
                """
        )

        try await Migrator(scratch.database, [ScratchDatabase.notes, rebuild]).migrate()

        #expect(try await scratch.database.read { try $0.run("SELECT id FROM pages").count } == 1)
        let orphan = await databaseError {
            try await scratch.database.write { try $0.run("INSERT INTO pages VALUES (2, 9)") }
        }
        #expect(orphan?.kind == .foreignKeyViolation)
    }
}
