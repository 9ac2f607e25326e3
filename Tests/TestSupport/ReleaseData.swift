public import Database
public import Foundation

/// The data that a released version left, as `Tests/Releases` keeps it, unpacked for one test.
public struct ReleaseData {
    public struct Failure: Error {
        public let reason: String
    }

    private static let releases = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../Releases").standardizedFileURL

    public let folder: TemporaryFolder
    /// Of the database on PostgreSQL.
    public let url: String?

    /// What commands are told of its place.
    public var options: [String] { ["--data", folder.path] + (url.map { ["--database", $0] } ?? []) }

    public init(_ version: String, _ engine: Database.Engine) async throws {
        folder = try TemporaryFolder()
        url = engine == .postgresql ? try await PostgreSQLServer.shared().freshDatabase() : nil
        let release = Self.releases.appendingPathComponent(version).path
        let unpacking = "tar -xzf '\(release)/data.tar.gz' --strip-components 1"
        guard let url else {
            try await run(unpacking)
            return
        }
        try await run("\(unpacking) --exclude '*.sqlite'")
        let psql = "psql --quiet --set ON_ERROR_STOP=1 --output /dev/null '\(url)'"
        try await run("gzip -cd '\(release)/postgresql.sql.gz' | \(psql)")
    }

    private func run(_ line: String) async throws {
        let outcome = try await MadangProgram().runLine("set -eo pipefail; \(line)", in: folder.path)
        guard outcome.status == 0 else { throw Failure(reason: "\(outcome)") }
    }

    /// How many rows each table has.
    public func rowCounts() async throws -> [String: Int] {
        try await Self.rowCounts(in: folder.path, url)
    }

    /// - Parameter url: of the database on PostgreSQL; nil for SQLite in the folder.
    public static func rowCounts(in folder: String, _ url: String?) async throws -> [String: Int] {
        let file = "\(folder)/madang.sqlite"
        let database: Database = try url.map { try .postgresql($0) } ?? .sqlite(at: file)
        let tables: SQL =
            url == nil
            ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
            : "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'"
        let counts = try await database.read { connection in
            try connection.run(tables).map { row in
                let name: String = try row.value("name")
                let count = try connection.first("SELECT count(*) AS count FROM \(SQL(trusted: name))")
                return (name, try count?.value("count") as Int? ?? 0)
            }
        }
        await database.close()
        return Dictionary(uniqueKeysWithValues: counts)
    }
}
