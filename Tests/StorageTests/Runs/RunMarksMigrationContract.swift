import Database
import Domain
import Foundation
import TestSupport
import Testing

@testable import Storage

@Suite("Marks of runs posted before there were conditions")
struct RunMarksMigrationContract {
    @Test("They keep what they said, and the runs are open to everyone", arguments: Database.Engine.allCases)
    func moved(_ engine: Database.Engine) async throws {
        let folder = try TemporaryFolder()
        let database: Database =
            switch engine {
            case .sqlite: try .sqlite(at: folder.file("madang.sqlite").path)
            case .postgresql: try .postgresql(await PostgreSQLServer.shared().freshDatabase())
            }
        let before = Array(Storage.migrations.prefix { $0.number < 37 })
        try await Migrator(database, before).migrate()
        let (tags, paces, afterparties) = (RunTag.allCases, Pace.allCases, Afterparty.allCases)
        var expected: [Int64: Marks] = [:]
        var rows: [(id: Int64, kind: String, marks: Int64)] = [(1, "class", 1 << 40 | 1 << 8 | 3)]
        expected[1] = Marks(rawValue: rows[0].marks)
        for (tag, pace, afterparty) in tags.indices.flatMap({ tag in
            paces.indices.flatMap { pace in afterparties.indices.map { (tag, pace, $0) } }
        }) {
            let id = Int64(rows.count + 1)
            // As they stood until then: a byte for the tag, two for the pace, the rest for the afterparty.
            rows.append((id, "run", 1 << tag | 1 << (8 + pace) | 1 << (24 + afterparty)))
            expected[id] = Run.marks(tags[tag], paces[pace], afterparties[afterparty])
        }
        try await Self.insert(rows, in: database)

        try await Migrator(database, Storage.migrations).migrate()

        let kept = try await database.read { try $0.run("SELECT id, facets FROM listings ORDER BY id") }
        #expect(kept.count == 1 + tags.count * paces.count * afterparties.count)
        for row in kept {
            let (id, marks): (Int64, Marks) = (try row.value("id"), try row.value("facets"))
            #expect(marks == expected[id], "\(id)")
        }
        await database.close()
    }

    /// Rows as the server wrote them then.
    private static func insert(_ rows: [(id: Int64, kind: String, marks: Int64)], in database: Database)
        async throws
    {
        try await database.write { connection in
            try connection.execute(
                """
                INSERT INTO accounts (id, email, nickname, nickname_key, language, joined_at)
                VALUES (1, 'ana@example.com', 'ana', 'ana', 'ko', 0)
                """
            )
            for (id, kind, marks) in rows {
                try connection.execute(
                    """
                    INSERT INTO listings (id, kind, author, title, status, seats, taken, facets, has_price,
                        code, latitude, longitude, position, created_at)
                    VALUES (\(id), \(kind), 1, 'run', 'open', 4, 1, \(marks), 0, 1114055000, 37563700,
                        126983800, \(id), 0)
                    """
                )
            }
        }
    }
}
