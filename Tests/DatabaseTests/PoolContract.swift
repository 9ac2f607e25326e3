import Database
import TestSupport
import Testing

@Suite("The bounded pool")
struct PoolContract {
    @Test("No more reads run at once than there are connections", arguments: Database.Engine.allCases)
    func bound(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine, connections: 2)
        let gate = Gate()
        let readers = (1...4).map { _ in
            Task(executorPreference: Aside()) {
                try await scratch.database.read { connection in
                    gate.pass()
                    return try connection.run("SELECT 1 AS one").count
                }
            }
        }
        await gate.arrival()
        await until { scratch.database.statistics.waiting == 2 }

        #expect(scratch.database.statistics.connectionsInUse == 2)

        for _ in readers { gate.open() }
        for reader in readers { #expect(try await reader.value == 1) }
    }

    @Test(
        "A cancelled task leaves the queue for a connection",
        arguments: Database.Engine.allCases
    )
    func cancelled(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine, connections: 1)
        let gate = Gate()
        let reading = Task(executorPreference: Aside()) {
            try await scratch.database.read { _ in gate.pass() }
        }
        await gate.arrival()
        let waiting = Task(executorPreference: Aside()) { try await scratch.database.read { _ in } }
        await until { scratch.database.statistics.waiting == 1 }

        waiting.cancel()

        await #expect(throws: CancellationError.self) { try await waiting.value }
        #expect(scratch.database.statistics.waiting == 0)
        gate.open()
        try await reading.value
    }

    @Test("Waiting too long for a connection fails as busy")
    func patience() async throws {
        let url = try await PostgreSQLServer.shared().freshDatabase()
        let database = try Database.postgresql(url, connections: 1, patience: .milliseconds(10))
        let gate = Gate()
        let reading = Task(executorPreference: Aside()) { try await database.read { _ in gate.pass() } }
        await gate.arrival()

        let error = await databaseError { try await database.read { _ in } }

        #expect(error?.kind == .busy)
        gate.open()
        try await reading.value
    }
}
