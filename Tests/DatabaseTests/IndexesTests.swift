import Database
import Foundation
import TestSupport
import Testing

@Suite("Indexes set aside while tables are filled")
struct IndexesTests {
    private static let letters = Migration(
        1,
        "letters",
        sql: """
            CREATE TABLE letters (id INTEGER PRIMARY KEY, sender INTEGER NOT NULL, kind TEXT UNIQUE) STRICT;
            CREATE TABLE stamps (id INTEGER PRIMARY KEY, price INTEGER NOT NULL) STRICT;
            CREATE INDEX letters_of_sender ON letters (sender, id);
            CREATE INDEX letters_newest ON letters (id, sender) WHERE kind IS NOT NULL;
            CREATE UNIQUE INDEX letters_open ON letters (sender) WHERE kind = 'open';
            CREATE INDEX stamps_by_price ON stamps (price);
            """
    )

    private let folder: TemporaryFolder
    private let database: Database

    init() async throws {
        folder = try TemporaryFolder()
        database = try .sqlite(at: folder.file("data.db").path)
        try await Migrator(database, [Self.letters]).migrate()
    }

    @Test("While the tables are filled only what refuses is there, and afterwards all there was before")
    func comeBack() async throws {
        let before = try await schema()
        var shares: [Double] = []

        try await database.settingIndexesAside(of: ["letters"], made: { shares.append($0) }) {
            let names = try await schema().keys
            #expect(names.contains("letters_open") && names.contains("stamps_by_price"))
            #expect(!names.contains("letters_of_sender") && !names.contains("letters_newest"))
            try await database.write { try $0.execute("INSERT INTO letters (id, sender) VALUES (1, 7)") }
        }

        #expect(try await schema() == before)
        #expect(shares.count == 2 && shares == shares.sorted() && shares.last == 1)
    }

    @Test("A filling that fails brings them back, too")
    func failure() async throws {
        let before = try await schema()
        await #expect(throws: CancellationError.self) {
            try await database.settingIndexesAside(of: ["letters"], made: { _ in }) {
                throw CancellationError()
            }
        }
        #expect(try await schema() == before)
    }

    @Test("What a program that ended has left aside is made again by the next that opens the file")
    func nextStart() async throws {
        let before = try await schema()
        try await database.settingIndexesAside(of: ["letters"], made: { _ in }) {
            let other = try Database.sqlite(at: folder.file("data.db").path)
            try await Migrator(other, [Self.letters]).migrate()
            await other.close()
            #expect(try await schema() == before)
        }
        #expect(try await schema() == before)
    }

    @Test("PostgreSQL keeps its indexes all the while")
    func postgreSQL() async throws {
        let server = try Database.postgresql(try await PostgreSQLServer.shared().freshDatabase())
        try await Migrator(server, [Self.letters]).migrate()
        let names: SQL = "SELECT indexname AS name FROM pg_indexes WHERE tablename = 'letters' ORDER BY 1"
        let before = try await server.read { try $0.run(names).map { try $0.value("name", as: String.self) } }
        try await server.settingIndexesAside(of: ["letters"], made: { _ in }) {
            let now = try await server.read {
                try $0.run(names).map { try $0.value("name", as: String.self) }
            }
            #expect(now == before)
        }
        await server.close()
    }

    private func schema() async throws -> [String: String] {
        try await database.read { connection in
            try connection.run("SELECT name, coalesce(sql, '') AS text FROM sqlite_schema")
                .reduce(into: [:]) { $0[try $1.value("name")] = try $1.value("text", as: String.self) }
        }
    }
}
