import Database
import Domain

extension TableBase {
    var sessions: SessionTable { SessionTable(connection: connection) }
}

/// The table of sessions.
struct SessionTable {
    let connection: Connection

    /// Also used by the transaction that creates an account.
    func insert(_ session: Session) throws {
        try connection.execute(
            """
            INSERT INTO sessions (id, member, device, opened_at, last_used_at, authenticated_at, generation,
                refresh_expires_at)
            VALUES (\(session.id), \(session.member), \(session.device), \(session.openedAt),
                \(session.lastUsedAt), \(session.authenticatedAt), \(session.generation),
                \(session.refreshExpiresAt))
            """
        )
        try connection.members.noteChange(of: session.member)
    }

    /// Opens a session of a member, and ends the least recently used ones beyond the limit.
    func open(_ session: Session) throws {
        if let end = try connection.decisions.suspension(of: session.member, at: session.openedAt)?.until {
            throw SuspensionRefusal.suspended(until: end)
        }
        do {
            try insert(session)
        } catch let error as DatabaseError where error.kind == .foreignKeyViolation {
            throw SessionRefusal.ended
        }
        try connection.execute(
            """
            DELETE FROM sessions
            WHERE member = \(session.member) AND (
                refresh_expires_at <= \(session.openedAt) OR id NOT IN (
                    SELECT id FROM sessions WHERE member = \(session.member)
                    ORDER BY last_used_at DESC, id DESC LIMIT \(Session.perMember)))
            """
        )
        try noteChange(of: session.member)
    }

    func list(of member: Member.ID) throws -> [Session] {
        try connection.run(SQLSessionRepository.list(of: member)).map(Session.init(row:))
    }

    /// Ends the member's sessions, or all but one, and the tokens and webhooks of their programs.
    func endAll(of member: Member.ID, except session: Session.ID? = nil) throws {
        let other: SQL = session.map { "AND id <> \($0)" } ?? ""
        try connection.execute("DELETE FROM sessions WHERE member = \(member) \(other)")
        try connection.execute("DELETE FROM api_tokens WHERE member = \(member)")
        try connection.execute("DELETE FROM webhooks WHERE member = \(member)")
        try noteChange(of: member)
    }

    /// Signals after the commit that some sessions may have ended.
    func noteChange(of member: Member.ID) throws {
        try connection.members.noteChange(of: member)
        try connection.live.ring(.sessions(of: member))
    }

    func find(_ id: Session.ID) throws -> Session? {
        try connection.first("\(Session.all) WHERE id = \(id)").map(Session.init(row:))
    }
}
