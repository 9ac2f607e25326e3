import Database
import TestSupport
import Testing

@Suite("Values and rows")
struct ValuesContract {
    @Test(
        "Hostile text comes back as it went in",
        arguments: Database.Engine.allCases,
        ["'; DROP TABLE notes; --", "\"$1 ? :a @b\\", "한글 マダン 🏡", "", "line\nline\ttab\u{7f}", "e\u{301}"]
    )
    func hostileText(_ engine: Database.Engine, _ text: String) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine)

        try await scratch.database.write { try $0.note(1, text, text) }

        let words = try await scratch.database.read { connection in
            try connection.first("SELECT words FROM notes WHERE topic = \(text)")?.value(
                "words",
                as: String.self
            )
        }
        #expect(words.map { Array($0.utf8) } == Array(text.utf8))
    }

    @Test("Every type of value survives, and so does its absence", arguments: Database.Engine.allCases)
    func types(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine)
        let picture = (0...255).map { UInt8($0) }

        try await scratch.database.write { connection in
            try connection.run(
                """
                INSERT INTO notes (id, topic, weight, picture, about)
                VALUES (\(Int64.min), \("a"), \(0.1), \(picture), \(nil as Int?)),
                    (\(Int64.max), \("b"), \(nil as Double?), \([UInt8]()), \(Int64.min))
                """
            )
        }

        let rows = try await scratch.database.read { try $0.run("SELECT * FROM notes ORDER BY id") }
        #expect(try rows[0].value("id", as: Int64.self) == .min)
        #expect(try rows[0].value("weight", as: Double.self) == 0.1)
        #expect(try rows[0].value("picture", as: [UInt8].self) == picture)
        #expect(try rows[0].value("about", as: Int?.self) == nil)
        #expect(try rows[1].value("weight", as: Double?.self) == nil)
        #expect(try rows[1].value("picture", as: [UInt8].self) == [])
        #expect(try rows[1].value("about", as: Int?.self) == Int(Int64.min))
    }

    @Test("Sums, averages and truths read alike on both", arguments: Database.Engine.allCases)
    func expressions(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine)
        try await scratch.database.write { connection in
            for id in 1...4 { try connection.note(id, "t\(id)") }
        }

        let row = try await scratch.database.read { connection in
            try connection.first(
                "SELECT sum(id) AS whole, avg(id) AS mean, max(id) > \(3) AS many, count(*) AS n FROM notes"
            )
        }
        #expect(try row?.value("whole", as: Int.self) == 10)
        #expect(try row?.value("mean", as: Double.self) == 2.5)
        #expect(try row?.value("many", as: Bool.self) == true)
        #expect(try row?.value("n", as: Int.self) == 4)
    }

    @Test("A wrong column is named with those there are, and a wrong type without the value")
    func wrongColumn() async throws {
        let scratch = try await ScratchDatabase.withNotes(.sqlite)
        try await scratch.database.write { try $0.note(1, "secret") }
        let row = try #require(
            try await scratch.database.read { try $0.first("SELECT id, topic FROM notes") }
        )

        let missing = await databaseError { _ = try row.value("words", as: String.self) }
        let mistyped = await databaseError { _ = try row.value("topic", as: Int.self) }

        #expect(missing?.kind == .wrongColumn)
        #expect(missing?.message == "there is no column \"words\"; there are id, topic")
        #expect(mistyped?.message == "column \"topic\" does not read as Int: it holds text")
    }

    @Test("Values are read in their order, too, and then a wrong one is named in the same way")
    func cells() async throws {
        let scratch = try await ScratchDatabase.withNotes(.sqlite)
        try await scratch.database.write { try $0.note(1, "secret") }
        let row = try #require(
            try await scratch.database.read { try $0.first("SELECT id, topic, weight, picture FROM notes") }
        )
        var cells = Cells(row)

        #expect(try cells.integer() == 1)
        #expect(try cells.text() == "secret")
        #expect(try cells.integerIfPresent() == nil)
        #expect(try cells.textIfPresent() == nil)
        let beyond = await databaseError { _ = try cells.integer() }
        #expect(beyond?.message == "there is no column 5; there are 4")
        cells = Cells(row)
        _ = try cells.integer()
        let mistyped = await databaseError { _ = try cells.integer() }
        #expect(mistyped?.message == "column \"topic\" does not read as an integer: it holds text")
    }

    @Test("Text with a zero byte is refused by both", arguments: Database.Engine.allCases)
    func zeroByte(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine)

        let error = await databaseError { try await scratch.database.write { try $0.note(1, "a\0b") } }

        #expect(error?.kind == .invalidText)
    }

    @Test("Text sorts by code point", arguments: Database.Engine.allCases)
    func order(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine)
        let sorted = ["B", "a", "b", "z", "ä", "가", "나"]
        try await scratch.database.write { connection in
            for (id, topic) in sorted.shuffled().enumerated() { try connection.note(id, topic) }
        }

        let topics = try await scratch.database.read { connection in
            try connection.run("SELECT topic FROM notes ORDER BY topic").map {
                try $0.value("topic", as: String.self)
            }
        }
        #expect(topics == sorted)
    }

    @Test("Changed rows are counted, and reading changes none", arguments: Database.Engine.allCases)
    func changes(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine)

        let counts = try await scratch.database.write { connection in
            for id in 1...3 { try connection.note(id, "t\(id)") }
            return [
                try connection.execute("UPDATE notes SET words = \("w") WHERE id IN \(list: [1, 2, 9])"),
                try connection.execute("SELECT * FROM notes"),
                try connection.execute("DELETE FROM notes WHERE id = \(7)"),
            ]
        }
        #expect(counts == [2, 0, 0])
    }

    @Test("Rows can be streamed while other questions are asked", arguments: Database.Engine.allCases)
    func streams(_ engine: Database.Engine) async throws {
        let scratch = try await ScratchDatabase.withNotes(engine)
        try await scratch.database.write { connection in
            for id in 1...1_000 { try connection.note(id, "t\(id)") }
        }

        let sum = try await scratch.database.read { connection in
            var sum = 0
            try connection.each("SELECT id FROM notes WHERE id > \(10) ORDER BY id") { row in
                let id: Int = try row.value("id")
                let again = try connection.first("SELECT id FROM notes WHERE id = \(id)")
                sum += try again?.value("id") ?? 0
            }
            return sum
        }
        #expect(sum == (11...1_000).reduce(0, +))
    }
}
