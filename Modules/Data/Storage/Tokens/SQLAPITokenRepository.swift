public import Database
public import Domain

public struct SQLAPITokenRepository: APITokenRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func insert(_ token: APIToken) async throws {
        try await database.write { try $0.insert(token) }
    }

    public func find(_ id: APIToken.ID, at now: Moment) async throws -> APIToken? {
        try await database.read { connection in
            guard let token = try connection.first(Self.one(id)).map(APIToken.init(row:)) else { return nil }
            if let end = try connection.decisions.suspension(of: token.member, at: now)?.until {
                throw SuspensionRefusal.suspended(until: end)
            }
            return token
        }
    }

    public func noteUse(of id: APIToken.ID, at now: Moment) async throws {
        try await database.write {
            _ = try $0.execute("UPDATE api_tokens SET last_used_at = \(now) WHERE id = \(id)")
        }
    }

    public func all(of member: Member.ID, at now: Moment) async throws -> [APIToken] {
        try await database.read { try $0.run(Self.list(of: member, at: now)).map(APIToken.init(row:)) }
    }

    public func remove(_ id: APIToken.ID, of member: Member.ID) async throws {
        try await database.write { connection in
            let removed = try connection.execute(
                "DELETE FROM api_tokens WHERE id = \(id) AND member = \(member)"
            )
            guard removed == 1 else { throw APITokenRefusal.notFound }
        }
    }

    static func one(_ id: APIToken.ID) -> SQL { "\(columns) WHERE id = \(id)" }

    static func list(of member: Member.ID, at now: Moment) -> SQL {
        """
        \(columns) WHERE member = \(member) AND expires_at > \(now)
        ORDER BY id DESC LIMIT \(APIToken.perMember)
        """
    }

    private static let columns: SQL =
        "SELECT id, member, name, scope, created_at, expires_at, last_used_at FROM api_tokens"
}

extension Connection {
    func insert(_ token: APIToken) throws {
        try execute(
            "DELETE FROM api_tokens WHERE member = \(token.member) AND expires_at <= \(token.createdAt)"
        )
        let held = try first("SELECT count(*) AS held FROM api_tokens WHERE member = \(token.member)")
        guard try held?.value("held") ?? 0 < APIToken.perMember else { throw APITokenRefusal.tooMany }
        try execute(
            """
            INSERT INTO api_tokens (id, member, name, scope, created_at, expires_at)
            VALUES (\(token.id), \(token.member), \(token.name), \(token.scope.rawValue),
                \(token.createdAt), \(token.expiresAt))
            """
        )
    }
}

extension APIToken {
    fileprivate init(row: Row) throws {
        self.init(
            id: try row.value("id"),
            member: try row.value("member"),
            name: try row.value("name"),
            scope: try row.word("scope"),
            createdAt: try row.value("created_at"),
            expiresAt: try row.value("expires_at"),
            lastUsedAt: try row.value("last_used_at")
        )
    }
}
