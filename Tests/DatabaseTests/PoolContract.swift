import Database
import Synchronization
import TestSupport
import Testing

@Suite("The bounded pool")
struct PoolContract {
    @Test("No more reads run at once than there are connections", arguments: Database.Engine.allCases)
    func bound(_ engine: Database.Engine) async throws {
        let scratch = try await Scratch.withNotes(engine, connections: 2)
        let door = Door()
        let readers = (1...4).map { _ in
            Task(executorPreference: Aside()) {
                try await scratch.database.read { connection in
                    door.pass()
                    return try connection.run("SELECT 1 AS one").count
                }
            }
        }
        await door.someoneArrives()
        await until { scratch.database.statistics.waiting == 2 }

        #expect(scratch.database.statistics.connectionsInUse == 2)

        for _ in readers { door.open() }
        for reader in readers { #expect(try await reader.value == 1) }
    }

    @Test(
        "Who is cancelled while waiting for a connection leaves the line",
        arguments: Database.Engine.allCases
    )
    func cancelled(_ engine: Database.Engine) async throws {
        let scratch = try await Scratch.withNotes(engine, connections: 1)
        let door = Door()
        let reading = Task(executorPreference: Aside()) {
            try await scratch.database.read { _ in door.pass() }
        }
        await door.someoneArrives()
        let waiting = Task(executorPreference: Aside()) { try await scratch.database.read { _ in } }
        await until { scratch.database.statistics.waiting == 1 }

        waiting.cancel()

        await #expect(throws: CancellationError.self) { try await waiting.value }
        #expect(scratch.database.statistics.waiting == 0)
        door.open()
        try await reading.value
    }

    @Test("Who waits too long for a connection is told that all are busy")
    func patience() async throws {
        let url = try await PostgreSQLServer.shared().freshDatabase()
        let database = try Database.postgresql(url, connections: 1, patience: .milliseconds(10))
        let door = Door()
        let reading = Task(executorPreference: Aside()) { try await database.read { _ in door.pass() } }
        await door.someoneArrives()

        let error = await databaseError { try await database.read { _ in } }

        #expect(error?.kind == .busy)
        door.open()
        try await reading.value
    }
}
