public import Database
public import Domain

public struct SQLSessionRepository: SessionRepository {
    private let database: Database
    private let members: MemberCache

    public init(_ database: Database, _ members: MemberCache) {
        self.database = database
        self.members = members
    }

    public func insert(_ session: Session) async throws {
        try await database.write { try $0.sessions.open(session) }
    }

    public func find(_ id: Session.ID) async throws -> Session? {
        try await members.session(id)
    }

    public func update<Outcome: Sendable>(
        _ id: Session.ID,
        _ change: @escaping @Sendable (inout Session) throws -> Outcome
    ) async throws -> (session: Session, outcome: Outcome) {
        try await database.write { connection in
            guard var session = try connection.sessions.find(id) else { throw SessionRefusal.ended }
            let outcome = try change(&session)
            if session.isEnded {
                try connection.execute("DELETE FROM sessions WHERE id = \(id)")
                try connection.sessions.noteChange(of: session.member)
            } else {
                try connection.execute(
                    """
                    UPDATE sessions
                    SET last_used_at = \(session.lastUsedAt),
                        authenticated_at = \(session.authenticatedAt),
                        generation = \(session.generation), refresh_expires_at = \(session.refreshExpiresAt)
                    WHERE id = \(id)
                    """
                )
                try connection.members.noteChange(of: session.member)
            }
            return (session, outcome)
        }
    }

    public func all(of member: Member.ID) async throws -> [Session] {
        try await database.read { try $0.sessions.list(of: member) }
    }

    static func list(of member: Member.ID) -> SQL {
        """
        \(Session.all) WHERE member = \(member)
        ORDER BY last_used_at DESC, id DESC LIMIT \(Session.perMember)
        """
    }

    public func endAll(of member: Member.ID) async throws {
        try await database.write { try $0.sessions.endAll(of: member) }
    }
}

extension Session {
    static let all: SQL = """
        SELECT id, member, device, opened_at, last_used_at, authenticated_at, generation, refresh_expires_at
        FROM sessions
        """

    init(row: Row) throws {
        self.init(
            id: try row.value("id"),
            member: try row.value("member"),
            device: try row.value("device"),
            openedAt: try row.value("opened_at"),
            lastUsedAt: try row.value("last_used_at"),
            authenticatedAt: try row.value("authenticated_at"),
            generation: try row.value("generation"),
            refreshExpiresAt: try row.value("refresh_expires_at")
        )
    }
}
