import Database
import Domain

extension TableBase {
    var pushes: PushTable { PushTable(connection: connection) }
}

/// The table of notices that are to be pushed.
struct PushTable {
    static let channel = "pushes"

    let connection: Connection

    /// Queues a notice for the member's devices, in the transaction of its cause. A notice that has changed
    /// is pushed again.
    func queue(_ notice: Notice.ID, for member: Member.ID, at now: Moment) throws {
        try put(
            """
            INSERT INTO pushes (session, notice, attempts, due_at, expires_at)
            SELECT session, \(notice), 0, \(now), \(now + SQLPushQueue.patience)
            FROM push_subscriptions WHERE member = \(member)
            \(Self.replacing)
            """
        )
    }

    /// Queues the notices that cover these messages, also those of earlier messages.
    func queue(_ messages: [AcceptedMessage]) throws {
        guard let now = messages.map(\.message.sentAt).max() else { return }
        try put(
            """
            WITH \(.said(messages))
            INSERT INTO pushes (session, notice, attempts, due_at, expires_at)
            SELECT push_subscriptions.session, notices.id, 0, \(now), \(now + SQLPushQueue.patience)
            FROM \(.noticesOfSaid(with: "push_subscriptions ON push_subscriptions.member = others.member"))
            WHERE TRUE
            \(Self.replacing)
            """
        )
    }

    /// Signals the servers if there is something to push.
    private func put(_ sql: SQL) throws {
        if try connection.execute(sql) > 0 { try connection.notify(Self.channel, "") }
    }

    private static let replacing: SQL = """
        ON CONFLICT (session, notice) DO UPDATE
        SET attempts = 0, due_at = excluded.due_at, expires_at = excluded.expires_at
        """
}

/// What queues the notices of messages, for devices and for programs.
extension SQL {
    /// The messages, as a table of `WITH`.
    static func said(_ messages: [AcceptedMessage]) -> SQL {
        let said = messages.map { [$0.message.conversation.sqlValue, $0.message.sender.sqlValue] }
        return "said (conversation, sender) AS (VALUES \(rows: said))"
    }

    /// The unread notices that cover these messages, joined with what their members receive them by.
    static func noticesOfSaid(with receivers: SQL) -> SQL {
        """
        said JOIN conversation_members AS others
                ON others.conversation = said.conversation AND others.member <> said.sender
                    AND others.is_muted = 0
            JOIN \(receivers)
            JOIN notices ON notices.member = others.member AND notices.read_at IS NULL
                AND notices.kind = \(Notice.Kind.message.rawValue)
                AND notices.target_id = said.conversation
        """
    }
}
