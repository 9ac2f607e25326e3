import Database
import Foundation

extension TestServer {
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
