import Database
import Foundation
import TestSupport
import Testing

@Suite("Telling others what was kept")
struct NotificationContract {
    @Test("Notifications arrive in the order of the writes", arguments: Database.Engine.allCases)
    func order(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine)
        let ear = await NotificationRecorder(scratch.database)

        for number in 1...5 {
            try await scratch.database.write { connection in
                try connection.note(number, "topic \(number)")
                try connection.notify("news", "\(number)")
            }
        }

        #expect(await ear.said(until: "5") == ["1", "2", "3", "4", "5"])
    }

    @Test(
        "A write's notification arrives once in this process, before the write returns",
        arguments: Database.Engine.allCases
    )
    func beforeTheAnswer(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine)
        let ear = await NotificationRecorder(scratch.database)

        for number in 1...50 {
            try await scratch.database.write { try $0.notify("news", "\(number)") }
            #expect(ear.said.last == "\(number)")
        }

        #expect(ear.said == (1...50).map { "\($0)" })
    }

    @Test("A notified reader can read the change", arguments: Database.Engine.allCases)
    func afterTheCommit(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine)
        let ear = await NotificationRecorder(scratch.database)

        async let write: Void = scratch.database.write { connection in
            try connection.note(1, "kept")
            try connection.notify("news", "kept")
        }
        _ = await ear.said(until: "kept")

        #expect(try await scratch.topics == ["kept"])
        try await write
    }

    @Test(
        "A rolled-back write sends no notification, even beside committed ones",
        arguments: Database.Engine.allCases
    )
    func notKept(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine)
        let ear = await NotificationRecorder(scratch.database)

        let words = await withTaskGroup(of: Void.self) { group in
            for number in 1...20 {
                group.addTask {
                    try? await scratch.database.write { connection in
                        try connection.note(number, "topic \(number)")
                        try connection.notify("news", "\(number)")
                        if number.isMultiple(of: 2) { throw CancellationError() }
                    }
                }
            }
            await group.waitForAll()
            try? await scratch.database.write { try $0.notify("news", "last") }
            return await ear.said(until: "last")
        }

        let kept = Set(stride(from: 1, to: 20, by: 2).map { "\($0)" })
        #expect(Set(words.dropLast()) == kept)
        #expect(words.count == kept.count + 1)
    }

    @Test(
        "Every listener on the channel hears it, and none on another",
        arguments: Database.Engine.allCases
    )
    func channels(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine)
        let (one, other) = (
            await NotificationRecorder(scratch.database), await NotificationRecorder(scratch.database)
        )
        let elsewhere = await NotificationRecorder(scratch.database, on: "weather")

        try await scratch.database.write { connection in
            try connection.notify("news", "hear, hear")
            try connection.notify("weather", "it's raining")
        }

        #expect(await one.said(until: "hear, hear") == ["hear, hear"])
        #expect(await other.said(until: "hear, hear") == ["hear, hear"])
        #expect(await elsewhere.said(until: "it's raining") == ["it's raining"])
    }

    @Test("A cancelled listener receives nothing more", arguments: Database.Engine.allCases)
    func stopped(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine)
        let (gone, there) = (
            await NotificationRecorder(scratch.database), await NotificationRecorder(scratch.database)
        )

        gone.stop()
        try await scratch.database.write { try $0.notify("news", "too late") }

        _ = await there.said(until: "too late")
        #expect(gone.said.isEmpty)
    }

    @Test("With PostgreSQL, another server on the same database hears what was said")
    func acrossServers() async throws {
        let url = try await PostgreSQLServer.shared().freshDatabase()
        let (here, there) = (try Database.postgresql(url), try Database.postgresql(url))
        let ear = await NotificationRecorder(there)

        try await here.write { try $0.notify("news", "from here") }

        #expect(await ear.said(until: "from here") == ["from here"])
        await here.close()
        await there.close()
    }

    @Test("With PostgreSQL, a write's position is heard by another server after all that was said up to it")
    func positions() async throws {
        let url = try await PostgreSQLServer.shared().freshDatabase()
        let (here, there) = (try Database.postgresql(url), try Database.postgresql(url))
        let ear = await NotificationRecorder(there)
        for number in 1...20 {
            let log = WriteLog()
            try await Database.$writeLog.withValue(log) {
                try await here.write { try $0.notify("news", "\(number)") }
            }
            let position = try #require(log.latest)
            #expect(WritePosition(position.description) == position && here.hasHeard(of: position))
            await until { there.hasHeard(of: position) }
            #expect(there.hasHeard(of: position) && ear.said.last == "\(number)")
        }
        let log = WriteLog()
        try await Database.$writeLog.withValue(log) {
            try await here.write { _ = try $0.run("SELECT 1 AS one") }
        }
        #expect(log.latest == nil)
        #expect(WritePosition("1.x") == nil && WritePosition("") == nil)
        await here.close()
        await there.close()
    }

    @Test("With PostgreSQL, others look for themselves when a server is gone that may not have said all")
    func gone() async throws {
        let url = try await PostgreSQLServer.shared().freshDatabase()
        let (here, there) = (try Database.postgresql(url), try Database.postgresql(url))
        let ear = await NotificationRecorder(there)
        try await here.write { try $0.notify("news", "from here") }
        _ = await ear.said(until: "from here")
        let before = ear.misses
        // As if it was killed: its connection ends without an end message.
        try await there.write { connection in
            _ = try connection.run(
                """
                SELECT pg_terminate_backend(pid) AS ended FROM pg_locks
                WHERE locktype = 'advisory' AND objsubid = 2 AND pid <> pg_backend_pid()
                    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
                """
            )
        }
        await until { ear.misses > before }
        #expect(ear.misses > before)
        await here.close()
        await there.close()
    }

    @Test("With SQLite, another process on the same file is told to look for itself")
    func acrossProcesses() async throws {
        let folder = try TemporaryFolder()
        let here = try Database.sqlite(at: folder.file("data.db").path)
        let there = try Database.sqlite(at: folder.file("data.db").path)
        try await Migrator(here, [ScratchDatabase.notes]).migrate()
        let ear = await NotificationRecorder(there)
        #expect(ear.misses == 1)

        try await here.write { try $0.note(1, "from here") }

        await until { ear.misses == 2 }
        #expect(ear.misses == 2)
        try await there.write { try $0.note(2, "from there") }
        try await there.write { try $0.notify("news", "own writes are no surprise") }
        _ = await ear.said(until: "own writes are no surprise")
        #expect(ear.misses == 2)
        await here.close()
        await there.close()
    }

    @Test("After the server was away, listeners are told to look, and hear what comes then")
    func serverAway() async throws {
        let server = try await PostgreSQLServer()
        let database = try Database.postgresql(try await server.freshDatabase())
        let ear = await NotificationRecorder(database)

        try await server.stop()
        try await server.start()
        await until { ear.misses == 2 }
        try await database.write { try $0.notify("news", "back again") }

        #expect(await ear.said(until: "back again") == ["back again"])
        #expect(ear.misses == 2)
        await database.close()
    }
}
