public import Database
public import Domain
import Foundation

extension TestServer {
    /// Writes an entry that waits for review into the server's file. Returns its identifier.
    public func keepWaitingEntry(of source: Identifier<Source>, number: Int64 = 1) async throws
        -> Identifier<ImportedEntry>
    {
        let database = try Database.sqlite(at: folder.file("madang.sqlite").path)
        let id = Identifier<ImportedEntry>(rawValue: number)
        let (start, end) = (clock.now + .seconds(86_400), clock.now + .seconds(90_000))
        let contents = """
            title 밋업
            hosts 모임지기
            description\u{20}
            mode offline
            cost unknown
            category meetup
            topics\u{20}
            zone Asia/Seoul
            dates \(start.milliseconds) \(end.milliseconds) 0
            """
        try await database.write { [now = clock.now] connection in
            _ = try connection.execute(
                """
                INSERT INTO source_entries (id, source, uid, recurrence, state, misses, seen_at, sequence,
                    is_cancelled, title, contents, ends_at, raw, diagnostics)
                VALUES (\(id.rawValue), \(source.rawValue), \("kept \(number)"), '', 'waiting', 0,
                    \(now.milliseconds), 0, 0, '밋업', \(contents), \(end.milliseconds), 'UID:a',
                    'year-inferred')
                """
            )
        }
        await database.close()
        return id
    }

    /// Runs a statement on the server's file.
    public func execute(_ statement: SQL) async throws {
        let database = try Database.sqlite(at: folder.file("madang.sqlite").path)
        try await database.write { _ = try $0.execute(statement) }
        await database.close()
    }

    /// All that the server has kept in its file, each thing in a line of its own; not what it remembers of
    /// requests.
    public func allStoredRows() async throws -> Set<String> {
        let database = try Database.sqlite(at: folder.file("madang.sqlite").path)
        let kept = try await database.read { connection in
            let columns = try connection.run(
                """
                SELECT tables.name AS place,
                    group_concat('quote("' || columns.name || '")', '||'',''||') AS parts
                FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
                WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'
                    AND tables.sql NOT LIKE 'CREATE VIRTUAL%' AND tables.name <> 'request_keys'
                GROUP BY tables.name
                """
            )
            var kept: Set<String> = []
            for table in columns {
                let (name, parts): (String, String) = (try table.value("place"), try table.value("parts"))
                let rows = try connection.run("SELECT \(trusted: parts) AS line FROM \(trusted: name)")
                kept.formUnion(try rows.map { "\(name) \(try $0.value("line") as String)" })
            }
            return kept
        }
        await database.close()
        return kept
    }
}
