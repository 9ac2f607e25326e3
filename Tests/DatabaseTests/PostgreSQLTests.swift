import Database
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("A PostgreSQL server that comes and goes")
struct PostgreSQLTests {
    @Test("After a restart the next read and the next write just work, and while it is down they say so")
    func restart() async throws {
        let server = try await PostgreSQLServer()
        let database = try Database.postgresql(try await server.freshDatabase(), connections: 1)
        try await Migrator(database, [ScratchDatabase.notes]).migrate()
        try await database.write { try $0.note(1, "before") }

        try await server.stop()
        let down = await databaseError { try await database.check() }
        try await server.start()
        let count = try await database.read { try $0.run("SELECT id FROM notes").count }
        try await server.stop()
        try await server.start()
        try await database.write { try $0.note(2, "after") }

        #expect(down?.kind == .unavailable)
        #expect(count == 1)
        #expect(database.statistics.retries == 0, "what was lost while idle is not lost in the middle")
        #expect(try await database.read { try $0.run("SELECT id FROM notes").count } == 2)
    }

    @Test("A connection lost in the middle of a write is replaced, and the write runs again")
    func lostInTheMiddle() async throws {
        let server = try await PostgreSQLServer.shared()
        let url = try await server.freshDatabase()
        let database = try Database.postgresql(url, connections: 1)
        try await Migrator(database, [ScratchDatabase.notes]).migrate()
        let gate = Gate()

        let write = Task {
            try await database.write { connection in
                let again = try connection.first("SELECT count(*) AS n FROM notes")
                try connection.note(1, "kept", "\(again == nil)")
                gate.pass()
                try connection.note(2, "kept")
            }
        }
        await gate.arrival()
        try await server.execute(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = current_database()"
                + " AND pid <> pg_backend_pid()",
            in: url
        )
        gate.open()
        gate.open()
        try await write.value

        #expect(try await database.read { try $0.run("SELECT id FROM notes").count } == 2)
        #expect(database.statistics.retries == 1)
    }

    @Test("A write that always loses to quicker writers of the same row runs alone in the end")
    func hotRow() async throws {
        let scratch = try await ScratchDatabase.withNotes(.postgresql)
        let database = scratch.database
        try await database.write { try $0.note(1, "row") }
        let row = HotRow(database)
        async let others: Void = row.writeUntilOver()
        let outcome = await databaseError { try await row.writeSlowly() }
        row.isOver.store(true, ordering: .relaxed)
        try await others
        #expect(outcome == nil)
        let weight = try await database.read {
            try $0.first("SELECT weight FROM notes")?.value("weight") as Double?
        }
        #expect(weight == Double(row.commits.load(ordering: .relaxed)))
    }

    @Test("A statement that takes too long is ended")
    func statementTimeout() async throws {
        let url = try await PostgreSQLServer.shared().freshDatabase()
        // Long enough for any other statement, however busy the computer is.
        let database = try Database.postgresql(url, statementTimeout: .seconds(3))

        let error = await databaseError { try await database.read { _ = try $0.run("SELECT pg_sleep(20)") } }

        #expect(error?.kind == .timedOut)
        try await database.check()
    }

    @Test("A plan that a migration elsewhere made void is prepared again")
    func stalePlan() async throws {
        let url = try await PostgreSQLServer.shared().freshDatabase()
        let database = try Database.postgresql(url, connections: 1)
        let elsewhere = try Database.postgresql(url, connections: 1)
        try await Migrator(elsewhere, [ScratchDatabase.notes]).migrate()
        for _ in 1...2 { try await database.read { _ = try $0.run("SELECT * FROM notes") } }

        let wider = Migration(2, "wider", sql: "ALTER TABLE notes ADD COLUMN shade TEXT")
        try await Migrator(elsewhere, [ScratchDatabase.notes, wider]).migrate()
        try await elsewhere.write { try $0.note(1, "seen") }

        let row = try await database.read { try $0.first("SELECT * FROM notes") }
        #expect(try row?.value("shade", as: String?.self) == nil)
        #expect(database.statistics.retries == 1)
    }
}

/// A row that many write at once.
private final class HotRow: Sendable {
    let commits = Atomic(0)
    let isOver = Atomic(false)
    private let database: Database

    init(_ database: Database) {
        self.database = database
    }

    func writeUntilOver() async throws {
        while !isOver.load(ordering: .relaxed) { try await add {} }
    }

    /// Another write is made in between, if one can be made within two seconds.
    func writeSlowly() async throws {
        try await add { [self] in
            let (before, end) = (commits.load(ordering: .relaxed), ContinuousClock.now + .seconds(2))
            while commits.load(ordering: .relaxed) == before, ContinuousClock.now < end { sched_yield() }
        }
    }

    private func add(_ meanwhile: @escaping @Sendable () -> Void) async throws {
        try await database.write { connection in
            let weight = try connection.first("SELECT weight FROM notes")?.value("weight") as Double?
            meanwhile()
            try connection.run("UPDATE notes SET weight = \((weight ?? 0) + 1)")
        }
        commits.add(1, ordering: .relaxed)
    }
}
