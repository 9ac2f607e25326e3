import Database
import Domain
import Synchronization
import TestSupport
import Testing

@testable import Storage

@Suite("Due work is done in steps")
struct DueStepTests {
    private struct Failure: Error {}

    private static func accounts(at now: Moment, after: DueStep?) -> SQL {
        let start = after ?? .beginning
        return """
            SELECT id, joined_at AS due FROM accounts WHERE (joined_at, id) > (\(start.due), \(start.id))
            ORDER BY joined_at, id LIMIT \(DueStep.most)
            """
    }

    @Test(
        "However many there are, each gets its turn once, and one that fails keeps no other from it",
        arguments: Database.Engine.allCases
    )
    func everyOne(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let now = store.clock.now
        try await store.database.write { connection in
            for number in 1...(2 * DueStep.most + 1) {
                try connection.execute(
                    """
                    INSERT INTO accounts (id, email, nickname, nickname_key, language, joined_at)
                    VALUES (\(number), \("\(number)@example.com"), \("n\(number)"), \("n\(number)"), 'ko',
                        \(now + .milliseconds(number / 3)))
                    """
                )
            }
        }

        await #expect(throws: Failure.self) {
            try await store.database.eachStep(store.identifiers, at: now, of: Self.accounts) {
                transaction,
                id in
                try transaction.connection.execute(
                    "UPDATE accounts SET bio = 'done' WHERE id = \(id) AND bio IS NULL"
                )
                if id.isMultiple(of: 7) { throw Failure() }
            }
        }

        let undone = try await store.database.read { connection in
            try connection.run("SELECT id FROM accounts WHERE bio IS NULL ORDER BY id").map {
                try $0.value("id", as: Int.self)
            }
        }
        #expect(undone == (1...(2 * DueStep.most + 1)).filter { $0.isMultiple(of: 7) })
    }
}
