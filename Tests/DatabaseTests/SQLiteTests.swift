import Database
import Foundation
import TestSupport
import Testing

private struct Regret: Error {}

@Suite("The one writer of SQLite")
struct SQLiteTests {
    /// Three writes that wait while a first one holds the writer.
    private func threeBehindOne(
        _ scratch: ScratchDatabase,
        _ body: @escaping @Sendable (Int, Connection) throws -> Void
    ) async -> [Result<Void, any Error>] {
        let gate = Gate()
        let first = Task { try await scratch.database.write { _ in gate.pass() } }
        await gate.arrival()
        var writes: [Task<Void, any Error>] = []
        for number in 1...3 {
            writes.append(Task { try await scratch.database.write { try body(number, $0) } })
            await until { scratch.database.statistics.waiting == number }
        }
        gate.open()
        var results = [await first.result]
        for write in writes { results.append(await write.result) }
        return results
    }

    @Test("Writes that wait together share a commit, and one that throws doesn't fail the others")
    func sharedCommit() async throws {
        let scratch = try await ScratchDatabase.withNotes(.sqlite)
        let before = scratch.database.statistics

        let results = await threeBehindOne(scratch) { number, connection in
            try connection.note(number, "t\(number)")
            if number == 2 { throw Regret() }
        }

        #expect(results.map { (try? $0.get()) != nil } == [true, true, false, true])
        #expect(try await scratch.topics == ["t1", "t3"])
        #expect(scratch.database.statistics.commits - before.commits == 2)
        #expect(scratch.database.statistics.writes - before.writes == 3)
    }

    @Test("A statement is prepared once, whatever values it is given later")
    func preparation() async throws {
        let scratch = try await ScratchDatabase.withNotes(.sqlite)
        try await scratch.database.write { connection in
            try connection.execute("CREATE INDEX notes_on_cats ON notes (id) WHERE topic = 'cats'")
        }
        let again = try await scratch.database.read { connection in
            for topic in ["cats", "dogs", "cats"] {
                _ = try connection.run("SELECT id FROM notes WHERE topic = \(topic)")
            }
            return try connection.first(
                "SELECT run, reprep FROM sqlite_stmt WHERE sql LIKE 'SELECT id FROM notes%'"
            )
        }
        #expect(try again?.value("run", as: Int.self) == 3)
        #expect(try again?.value("reprep", as: Int.self) == 0)
    }

    @Test("A write whose constraint fails at the commit doesn't fail the others")
    func deferredConstraint() async throws {
        let scratch = try await ScratchDatabase.withNotes(.sqlite)

        let results = await threeBehindOne(scratch) { number, connection in
            if number == 2 { try connection.run("PRAGMA defer_foreign_keys = ON") }
            let about = number == 2 ? 99 : nil
            try connection.run("INSERT INTO notes (id, topic, about) VALUES (\(number), \("t"), \(about))")
        }

        #expect(results.map { (try? $0.get()) != nil } == [true, true, false, true])
        let kept = try await scratch.database.read { try $0.run("SELECT id FROM notes").count }
        #expect(kept == 2)
    }

    @Test("A write that ends the transaction itself doesn't fail the others")
    func strayRollback() async throws {
        let scratch = try await ScratchDatabase.withNotes(.sqlite)

        let results = await threeBehindOne(scratch) { number, connection in
            try connection.note(number, "t\(number)")
            if number == 2 { try connection.run("ROLLBACK") }
        }

        #expect(results.map { (try? $0.get()) != nil } == [true, true, false, true])
        #expect(try await scratch.topics == ["t1", "t3"])
    }

    @Test("A write is answered only when another connection sees it")
    func answeredAfterCommit() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("data.db").path
        let database = try Database.sqlite(at: path)
        let other = try Database.sqlite(at: path)
        try await Migrator(database, [ScratchDatabase.notes]).migrate()

        for id in 1...50 {
            try await database.write { try $0.note(id, "t\(id)") }
            let seen = try await other.read { try $0.run("SELECT id FROM notes").count }
            #expect(seen == id)
        }
    }

    @Test("A cancelled write that still waits leaves the line, and one under way is finished")
    func cancellation() async throws {
        let scratch = try await ScratchDatabase.withNotes(.sqlite)
        let gate = Gate()
        let running = Task {
            try await scratch.database.write { connection in
                gate.pass()
                try connection.note(1, "running")
            }
        }
        await gate.arrival()
        let waiting = Task { try await scratch.database.write { try $0.note(2, "waiting") } }
        await until { scratch.database.statistics.waiting == 1 }

        waiting.cancel()
        running.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        gate.open()
        try await running.value

        #expect(try await scratch.topics == ["running"])
    }

    @Test("Another process at the file is waited for, and after the time limit the write is busy")
    func busy() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("data.db").path
        let holder = try Database.sqlite(at: path)
        let hurried = try Database.sqlite(at: path, busyTimeout: .milliseconds(1))
        let patient = try Database.sqlite(at: path, busyTimeout: .seconds(20))
        try await Migrator(holder, [ScratchDatabase.notes]).migrate()
        let gate = Gate()
        let holding = Task {
            try await holder.write { connection in
                try connection.note(1, "held")
                gate.pass()
            }
        }
        await gate.arrival()

        let refusal = await databaseError { try await hurried.write { try $0.note(2, "hurried") } }
        let waiting = Task { try await patient.write { try $0.note(3, "patient") } }
        gate.open()
        try await holding.value
        try await waiting.value

        #expect(refusal?.kind == .busy)
        let kept = try await holder.read { try $0.run("SELECT id FROM notes").count }
        #expect(kept == 2)
    }

    @Test("A file that is no database is called corrupt")
    func corrupt() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("data.db")
        try Array(repeating: "not a database ", count: 400).joined().write(
            to: file,
            atomically: true,
            encoding: .utf8
        )

        let error = #expect(throws: DatabaseError.self) { try Database.sqlite(at: file.path) }
        #expect(error?.kind == .corrupt)
    }

    @Test("A sound file passes its check, and a damaged page is found")
    func check() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("data.db")
        let database = try Database.sqlite(at: file.path)
        try await Migrator(database, [ScratchDatabase.notes]).migrate()
        try await database.write { connection in
            for id in 1...500 { try connection.note(id, "topic \(id)", "some words to fill the pages") }
        }
        try await database.check()
        await database.close()
        #expect(
            !FileManager.default.fileExists(atPath: file.path + "-wal"),
            "closing folds the log into the file"
        )

        var bytes = try Data(contentsOf: file)
        let last = bytes.count - 4_096
        bytes.replaceSubrange(last..<bytes.count, with: Data(repeating: 0x5a, count: 4_096))
        try bytes.write(to: file)

        let error = await databaseError { try await Database.sqlite(at: file.path).check() }
        #expect(error?.kind == .corrupt)
    }
}
