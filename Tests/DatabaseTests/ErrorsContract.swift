import Database
import TestSupport
import Testing

@Suite("Refusals that both engines share")
struct ErrorsContract {
    private func refusal(
        _ engine: Database.Engine,
        _ body: @escaping @Sendable (Connection) throws -> Void
    ) async throws -> DatabaseError? {
        let scratch = try await ScratchDatabase.withNotes(engine)
        return await databaseError {
            try await scratch.database.write { connection in
                try connection.note(1, "first", "said")
                try body(connection)
            }
        }
    }

    @Test(
        "A second row with the same key names the table and the key's columns",
        arguments: Database.Engine.allCases
    )
    func unique(_ engine: Database.Engine) async throws {
        let pair = try await refusal(engine) { try $0.note(2, "first", "said") }
        let primary = try await refusal(engine) { try $0.note(1, "other") }

        #expect(pair?.kind == .uniqueViolation(table: "notes", columns: ["topic", "words"]))
        #expect(primary?.kind == .uniqueViolation(table: "notes", columns: ["id"]))
    }

    @Test("A key that is an expression names its table only", arguments: Database.Engine.allCases)
    func uniqueExpression(_ engine: Database.Engine) async throws {
        let error = try await refusal(engine) { connection in
            try connection.run("CREATE UNIQUE INDEX notes_by_lower ON notes (lower(topic))")
            try connection.note(2, "FIRST")
        }
        #expect(error?.kind == .uniqueViolation(table: "notes", columns: []))
    }

    @Test("Checks, foreign keys and missing values are told apart", arguments: Database.Engine.allCases)
    func constraints(_ engine: Database.Engine) async throws {
        let check = try await refusal(engine) { try $0.note(2, "second", "forbidden") }
        let orphan = try await refusal(engine) { connection in
            try connection.run("UPDATE notes SET about = \(99)")
        }
        let missing = try await refusal(engine) { connection in
            try connection.run("UPDATE notes SET topic = NULL")
        }

        #expect(check?.kind == .checkViolation)
        #expect(orphan?.kind == .foreignKeyViolation)
        #expect(missing?.kind == .notNullViolation)
    }

    @Test("An error shows the statement and none of its values", arguments: Database.Engine.allCases)
    func values(_ engine: Database.Engine) async throws {
        let error = try await refusal(engine) { try $0.note(2, "first", "said") }

        #expect(error?.sql == "INSERT INTO notes (id, topic, words) VALUES ($1, $2, $3)")
        #expect(error?.description.contains("said") == false)
    }

    @Test(
        "A failed statement fails the write even when its error is caught",
        arguments: Database.Engine.allCases
    )
    func caught(_ engine: Database.Engine) async throws {
        let error = try await refusal(engine) { connection in
            try? connection.note(1, "again")
        }
        #expect(error?.kind == .uniqueViolation(table: "notes", columns: ["id"]))
    }

    @Test("Reading cannot write", arguments: Database.Engine.allCases)
    func readOnly(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine)

        let error = await databaseError { try await scratch.database.read { try $0.note(1, "sneaked in") } }

        #expect(error?.kind == .readOnly)
        #expect(try await scratch.topics == [])
    }

    @Test("Two statements in one are refused", arguments: Database.Engine.allCases)
    func twoStatements(_ engine: Database.Engine) async throws {
        let error = try await refusal(engine) { try $0.run("DELETE FROM notes; DELETE FROM notes") }

        #expect(error?.kind == .other)
    }

    @Test("A misspelt column is an error, never a string", arguments: Database.Engine.allCases)
    func misspelt(_ engine: Database.Engine) async throws {
        let error = try await refusal(engine) { try $0.run("SELECT \"topik\" FROM notes") }

        #expect(error?.kind == .other)
    }

    @Test("The password of an address is in none of its errors")
    func password() async throws {
        let unreadable = await databaseError { _ = try Database.postgresql("postgresql://a:hunter2@[::1/x") }
        let unreachable = await databaseError {
            let database = try Database.postgresql("postgresql://a:hunter2@127.0.0.1:1/x?connect_timeout=2")
            try await database.check()
        }

        #expect(unreadable?.kind == .unavailable)
        #expect(unreadable?.description.contains("hunter2") == false)
        #expect(unreachable?.kind == .unavailable)
        #expect(unreachable?.description.contains("hunter2") == false)
    }
}
