import TestSupport
import Testing

@testable import Database

private struct Regret: Error {}

@Suite("Writing")
struct WritingContract {
    @Test("A write that throws leaves nothing behind", arguments: Database.Engine.allCases)
    func allOrNothing(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine)

        await #expect(throws: Regret.self) {
            try await scratch.database.write { connection in
                try connection.note(1, "almost")
                throw Regret()
            }
        }
        #expect(try await scratch.topics == [])
        #expect(scratch.database.statistics.writes == 1, "only the migration")
    }

    @Test(
        "Two changes of one row, the first held open while the second arrives, are both kept",
        arguments: Database.Engine.allCases
    )
    func noLostUpdate(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine)
        let gate = Gate()
        try await scratch.database.write { try $0.note(1, "count", "") }

        let first = Task { try await scratch.append("a", to: 1) { gate.pass() } }
        await gate.arrival()
        let second = Task { try await scratch.append("b", to: 1) {} }
        switch engine {
        case .sqlite: await until { scratch.database.statistics.waiting == 1 }
        case .postgresql: try await second.value
        }
        gate.open()
        gate.open()
        try await first.value
        try await second.value

        #expect(try await Set(scratch.words(of: 1)) == ["a", "b"])
        if engine == .postgresql { #expect(scratch.database.statistics.retries >= 1) }
    }

    @Test("Thirty-two at once all find their change kept", arguments: Database.Engine.allCases)
    func crowd(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine, connections: 4)
        let letters = "abcdefghijklmnopqrstuvwxyz012345".map(String.init)
        try await scratch.database.write { try $0.note(1, "count", "") }

        try await withThrowingTaskGroup { group in
            for letter in letters { group.addTask { try await scratch.append(letter, to: 1) {} } }
            try await group.waitForAll()
        }
        #expect(try await scratch.words(of: 1).map(String.init).sorted() == letters.sorted())
    }

    @Test("A reader sees one snapshot and does not wait for the writer", arguments: Database.Engine.allCases)
    func snapshot(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine)
        let writing = Gate()
        let reading = Gate()
        try await scratch.database.write { try $0.note(1, "before") }

        let write = Task {
            try await scratch.database.write { connection in
                try connection.note(2, "after")
                writing.pass()
            }
        }
        await writing.arrival()
        let counts = Task(executorPreference: Aside()) {
            try await scratch.database.read { connection in
                let before = try connection.run("SELECT id FROM notes").count
                reading.pass()
                return [before, try connection.run("SELECT id FROM notes").count]
            }
        }
        await reading.arrival()
        writing.open()
        try await write.value
        reading.open()

        #expect(try await counts.value == [1, 1])
        #expect(try await scratch.topics == ["before", "after"])
    }

    @Test("A connection used after its closure has ended stops the program")
    func escaped() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let folder = try TemporaryFolder()
            let settings = SQLiteSettings(
                path: folder.path + "/data.db",
                readers: 1,
                busyTimeout: .seconds(1),
                batch: 1,
                memoryMap: 0
            )
            let kept = try SQLiteSession(settings, .writer).lend { $0 }
            try kept.run("SELECT 1 AS one")
        }
        let words = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("after its closure had ended"))
    }

    @Test(
        "After closing, accepted writes are there and new ones are refused",
        arguments: Database.Engine.allCases
    )
    func closing(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine)
        let database = scratch.database
        let gate = Gate()
        let accepted = Task {
            try await database.write { connection in
                gate.pass()
                try connection.note(1, "accepted")
                return true
            }
        }
        await gate.arrival()
        let closing = Task { await database.close() }
        let refused = await refusalOnceClosing(database)
        gate.open()
        await closing.value

        #expect(try await accepted.value)
        #expect(refused?.kind == .closed)
        #expect(
            await databaseError { try await database.read { _ = try $0.run("SELECT 1 AS one") } }?.kind
                == .closed
        )
    }

    /// Closing takes effect at some moment soon; writes cancelled while they wait leave no trace until then.
    private func refusalOnceClosing(_ database: Database) async -> DatabaseError? {
        while true {
            let attempt = Task { await databaseError { try await database.write { _ in } } }
            attempt.cancel()
            if let refusal = await attempt.value { return refusal }
            await Task.yield()
        }
    }
}

extension ScratchDatabase {
    func append(_ letter: String, to id: Int, _ between: @escaping @Sendable () -> Void) async throws {
        try await database.write { connection in
            let row = try connection.first("SELECT words FROM notes WHERE id = \(id)")
            let words: String = try row?.value("words") ?? ""
            between()
            try connection.run("UPDATE notes SET words = \(words + letter) WHERE id = \(id)")
        }
    }

    func words(of id: Int) async throws -> String {
        try await database.read { connection in
            try connection.first("SELECT words FROM notes WHERE id = \(id)")?.value("words") ?? ""
        }
    }
}
