import Database
import TestSupport
import Testing

@Suite("A running server while a newer one migrates its database")
struct NewerSchemaContract {
    private static let later = Migration(2, "later", sql: "ALTER TABLE notes RENAME COLUMN topic TO subject;")

    /// The same database as two programs have it open, of which the later one knows one migration more.
    private func both(_ engine: Database.Engine) async throws -> (earlier: ScratchDatabase, later: Database) {
        let earlier = try await ScratchDatabase.withNotes(engine, connections: 1)
        return (earlier, try earlier.openAgain())
    }

    @Test("From then on its writes are refused, and its reads go on", arguments: Database.Engine.allCases)
    func readOnly(_ engine: Database.Engine) async throws {
        let (earlier, later) = try await both(engine)
        for id in 1...2 { try await earlier.database.write { try $0.note(id, "before") } }
        try await Migrator(later, [ScratchDatabase.notes, Self.later]).migrate()

        for _ in 1...2 {
            #expect(await earlier.refusal(of: 3)?.kind == .newerSchema)
        }
        let kept = try await earlier.database.read { try $0.run("SELECT id FROM notes").count }
        #expect(kept == 2)
        try await later.write { try $0.run("INSERT INTO notes (id, subject) VALUES (4, 'later')") }
    }

    @Test("Writes that wait together are all refused by the same look")
    func together() async throws {
        let earlier = try await ScratchDatabase.withNotes(.sqlite)
        let gate = Gate()
        let migration = Task {
            try await earlier.database.write { connection in
                gate.pass()
                try connection.recordLaterMigration()
            }
        }
        await gate.arrival()
        let writes = (1...3).map { id in Task { await earlier.refusal(of: id) } }
        await until { earlier.database.statistics.waiting == 3 }
        gate.open()
        try await migration.value

        for write in writes { #expect(await write.value?.kind == .newerSchema) }
        #expect(try await earlier.topics.isEmpty)
    }

    @Test("A write that comes in the middle of a migration waits for its end, and is refused")
    func inTheMiddleOfSQLite() async throws {
        let (earlier, later) = try await both(.sqlite)
        let gate = Gate()
        let migration = Task {
            try await later.write { connection in
                try connection.recordLaterMigration()
                gate.pass()
            }
        }
        await gate.arrival()
        let write = Task { await earlier.refusal(of: 1) }
        #expect(try await earlier.topics.isEmpty)
        gate.open()
        try await migration.value

        #expect(await write.value?.kind == .newerSchema)
        #expect(try await earlier.topics.isEmpty)
    }

    @Test("The same with PostgreSQL, where nothing else would make it wait", arguments: [true, false])
    func inTheMiddleOfPostgreSQL(_ succeeds: Bool) async throws {
        let (earlier, later) = try await both(.postgresql)
        let ending = succeeds ? "" : "SELECT 1 / 0;"
        let slow = Migration(
            2,
            "slow",
            sqlite: "",
            postgresql: "CREATE TABLE more (id BIGINT); SELECT pg_advisory_xact_lock(42);" + ending
        )
        let gate = Gate()
        let holder = Task {
            try await earlier.openAgain().write { connection in
                try connection.run("SELECT pg_advisory_xact_lock(42)")
                gate.pass()
            }
        }
        await gate.arrival()
        let migration = Task { try await Migrator(later, [ScratchDatabase.notes, slow]).migrate() }
        try await earlier.waits("advisory")
        let write = Task { await earlier.refusal(of: 1) }
        try await earlier.waits("relation")
        gate.open()
        try await holder.value

        let isMigrated = (try? await migration.value) != nil
        #expect(isMigrated == succeeds)
        #expect(await write.value?.kind == (succeeds ? .newerSchema : nil))
        #expect(try await earlier.topics == (succeeds ? [] : ["late"]))
    }
}

extension Connection {
    fileprivate func recordLaterMigration() throws {
        try run(
            """
            INSERT INTO schema_migrations (number, name, checksum, applied_at) VALUES (2, 'later', '', 0)
            """
        )
    }
}

extension ScratchDatabase {
    /// Why a note is not kept; nil when it is.
    fileprivate func refusal(of id: Int) async -> DatabaseError? {
        await databaseError { try await database.write { try $0.note(id, "late") } }
    }

    /// Returns once a session waits for a lock of this kind.
    fileprivate func waits(_ kind: String) async throws {
        let observer = try openAgain()
        let deadline = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < deadline {
            let waiting = try await observer.read { connection in
                try connection.run(
                    """
                    SELECT l.pid FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
                    WHERE NOT l.granted AND l.locktype = \(kind) AND a.datname = current_database()
                    """
                ).count
            }
            if waiting > 0 { return }
            await Task.yield()
        }
        Issue.record("no session waited")
    }
}
