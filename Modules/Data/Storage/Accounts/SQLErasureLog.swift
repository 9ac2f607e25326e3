public import Database
public import Domain

/// The accounts that were deleted. A restored backup may have them still.
public struct SQLErasureLog: Sendable {
    /// Backups that are older than this may bring accounts back.
    public static let kept = Duration.seconds(400 * 86_400)

    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func all() async throws -> [Member.ID: Moment] {
        try await database.read { try $0.erasures() }
    }

    /// Those of the accounts that exist.
    public func existing(among members: [Member.ID]) async throws -> [Member.ID] {
        try await database.read { connection in
            try members.filter { try connection.first("SELECT id FROM accounts WHERE id = \($0)") != nil }
        }
    }

    /// Forgets what is too old for any backup.
    public func tidy(at now: Moment) async throws {
        let end = now - Self.kept
        let isDue = try await database.read {
            try $0.first("SELECT 1 AS one FROM erasures WHERE erased_at < \(end) LIMIT 1") != nil
        }
        guard isDue else { return }
        try await database.write { _ = try $0.execute("DELETE FROM erasures WHERE erased_at < \(end)") }
    }
}

extension Connection {
    /// The accounts that were deleted, with the time; the schema has to be that of this program.
    public func erasures() throws -> [Member.ID: Moment] {
        let rows = try run("SELECT member, erased_at FROM erasures")
        return Dictionary(
            try rows.map { (try $0.value("member"), try $0.value("erased_at")) },
            uniquingKeysWith: { first, _ in first }
        )
    }
}
