import Database
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("Filling a database that no other process has open")
struct FillingTests {
    private static let letters = Migration(
        1,
        "letters",
        sql: """
            CREATE TABLE senders (id INTEGER PRIMARY KEY) STRICT;
            CREATE TABLE letters (id INTEGER PRIMARY KEY, sender INTEGER NOT NULL REFERENCES senders (id),
                kind TEXT UNIQUE CHECK (kind <> '')) STRICT;
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
        database = try .sqlite(at: folder.file("data.db").path, busyTimeout: .milliseconds(50))
        try await Migrator(database, [Self.letters]).migrate()
        try await database.write { try $0.execute("INSERT INTO senders (id) VALUES (7)") }
    }

    @Test("Its tables have only what refuses meanwhile, and afterwards all they had before")
    func indexes() async throws {
        let before = try await database.read { try $0.schema() }
        let shares = Mutex<[Double]>([])

        let during = try await fill(made: { share in shares.withLock { $0.append(share) } }) { connection in
            try connection.execute("INSERT INTO letters (id, sender) VALUES (1, 7)")
            return Set(try connection.schema().keys)
        }

        #expect(during.isSuperset(of: ["letters_open", "stamps_by_price"]))
        #expect(during.isDisjoint(with: ["letters_of_sender", "letters_newest"]))
        #expect(try await database.read { try $0.schema() } == before)
        #expect(shares.withLock { $0.count == 2 && $0 == $0.sorted() && $0.last == 1 })
    }

    @Test(
        "Final counts run after the indexes exist",
        arguments: Database.Engine.allCases
    )
    func conclusion(_ engine: Database.Engine) async throws {
        let database = try await opened(engine)
        let names = Mutex<[String]>([])
        let kind: SQL =
            engine == .sqlite
            ? "SELECT name FROM sqlite_schema WHERE name = 'letters_of_sender'"
            : "SELECT indexname AS name FROM pg_indexes WHERE indexname = 'letters_of_sender'"
        _ = try await database.filling(
            ["letters"],
            made: { _ in },
            conclude: { connection in
                let found = try connection.run(kind).map { try $0.value("name", as: String.self) }
                names.withLock { $0 = found }
                try connection.execute("INSERT INTO stamps (id, price) SELECT 1, count(*) FROM letters")
            },
            { try $0.execute("INSERT INTO letters (id, sender) VALUES (1, 7)") }
        )
        #expect(names.withLock { $0 } == ["letters_of_sender"])
        let stamps = try await database.read {
            try $0.first("SELECT price FROM stamps")?.value("price", as: Int.self)
        }
        #expect(stamps == 1)
        if engine == .postgresql { await database.close() }
    }

    @Test("Rows that break a check are found afterwards, and refused from then on")
    func checks() async throws {
        try await fill { try $0.execute("INSERT INTO letters (id, sender, kind) VALUES (1, 7, '')") }
        let finding = await #expect(throws: DatabaseError.self) { try await database.check() }
        #expect(finding?.kind == .corrupt && finding?.description.contains("letters") == true)
        let refusal = await #expect(throws: DatabaseError.self) {
            try await database.write {
                try $0.execute("UPDATE letters SET kind = '' WHERE id = 1")
            }
        }
        #expect(refusal?.kind == .checkViolation)
    }

    @Test("One that fails has changed nothing", arguments: Database.Engine.allCases)
    func failure(_ engine: Database.Engine) async throws {
        let database = try await opened(engine)
        await #expect(throws: CancellationError.self) {
            try await database.filling(["letters"], made: { _ in }) { connection in
                try connection.execute("INSERT INTO letters (id, sender) VALUES (1, 7)")
                throw CancellationError()
            }
        }
        #expect(try await database.read { try $0.letters() } == 0)
        if engine == .postgresql { await database.close() }
    }

    @Test("An interrupted load is undone when the file is opened next")
    func interruption() async throws {
        let (folder, left) = (folder, try TemporaryFolder())
        try await fill { connection in
            // So little room that rows must go into the file before they are committed.
            try connection.run("PRAGMA cache_size = 10")
            for id in 1...5_000 {
                try connection.execute(
                    "INSERT INTO letters (id, sender, kind) VALUES (\(id), 7, \("k\(id)"))"
                )
            }
            for name in ["data.db", "data.db-journal"] {
                try FileManager.default.copyItem(at: folder.file(name), to: left.file(name))
            }
        }
        let size = try left.file("data.db").resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        #expect(size > 50_000)

        let next = try Database.sqlite(at: left.file("data.db").path)
        #expect(try await next.read { try $0.letters() } == 0)
        #expect(try await next.read { try $0.schema() } == (try await database.read { try $0.schema() }))
        try await next.check()
        await next.close()
    }

    @Test("While a reader elsewhere has the file open it is refused, and the server goes on as it was")
    func somebodyElse() async throws {
        let other = try Database.sqlite(at: folder.file("data.db").path)
        _ = try await other.read { try $0.letters() }

        let refusal = await #expect(throws: DatabaseError.self) {
            try await fill { try $0.execute("INSERT INTO letters (id, sender) VALUES (1, 7)") }
        }

        #expect(refusal?.kind == .busy)
        try await other.write { try $0.execute("INSERT INTO letters (id, sender) VALUES (2, 7)") }
        #expect(try await database.read { try $0.letters() } == 1)
        await other.close()
    }

    @Test("Own readers are no hindrance, and find what was filled in")
    func readers() async throws {
        #expect(try await database.read { try $0.letters() } == 0)
        try await fill { try $0.execute("INSERT INTO letters (id, sender) VALUES (1, 7)") }
        #expect(try await database.read { try $0.letters() } == 1)
    }

    @Test("Afterwards references are minded again, and many may have the file open")
    func afterwards() async throws {
        try await fill { try $0.execute("INSERT INTO letters (id, sender) VALUES (1, 7)") }
        let refusal = await #expect(throws: DatabaseError.self) {
            try await database.write { try $0.execute("INSERT INTO letters (id, sender) VALUES (2, 8)") }
        }
        #expect(refusal?.kind == .foreignKeyViolation)
        let mode = try await database.read { try $0.first("PRAGMA journal_mode") }
        #expect(try mode?.value("journal_mode", as: String.self) == "wal")
    }

    @Test("PostgreSQL keeps its indexes all the while")
    func postgreSQL() async throws {
        let server = try await opened(.postgresql)
        let names: SQL = "SELECT indexname AS name FROM pg_indexes WHERE tablename = 'letters' ORDER BY 1"
        let before = try await server.read { try $0.run(names).map { try $0.value("name", as: String.self) } }
        let during = try await server.filling(["letters"], made: { _ in }) {
            try $0.run(names).map { try $0.value("name", as: String.self) }
        }
        #expect(during == before)
        await server.close()
    }

    private func opened(_ engine: Database.Engine) async throws -> Database {
        guard engine == .postgresql else { return database }
        let server = try Database.postgresql(try await PostgreSQLServer.shared().freshDatabase())
        try await Migrator(server, [Self.letters]).migrate()
        try await server.write { try $0.execute("INSERT INTO senders (id) VALUES (7)") }
        return server
    }

    @discardableResult
    private func fill<T: Sendable>(
        made: @escaping @Sendable (Double) -> Void = { _ in },
        _ body: @escaping @Sendable (Connection) throws -> T
    ) async throws -> T {
        try await database.filling(["letters"], made: made, body)
    }
}

extension Connection {
    fileprivate func letters() throws -> Int {
        try first("SELECT count(*) AS letters FROM letters")?.value("letters") ?? 0
    }

    fileprivate func schema() throws -> [String: String] {
        try run("SELECT name, coalesce(sql, '') AS text FROM sqlite_schema")
            .reduce(into: [:]) { $0[try $1.value("name")] = try $1.value("text", as: String.self) }
    }
}
