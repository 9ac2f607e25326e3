import Database
import Domain

extension TableBase {
    var webhooks: WebhookTable { WebhookTable(connection: connection) }
}

/// The tables of webhooks and their calls.
struct WebhookTable {
    let connection: Connection

    func insert(_ webhook: NoticeWebhook) throws {
        let held = try connection.first(
            "SELECT count(*) AS held FROM webhooks WHERE member = \(webhook.member)"
        )
        guard try held?.value("held") ?? 0 < NoticeWebhook.perMember else {
            throw NoticeWebhookRefusal.tooMany
        }
        try connection.execute(
            """
            INSERT INTO webhooks (id, member, address, created_at)
            VALUES (\(webhook.id), \(webhook.member), \(webhook.address), \(webhook.createdAt))
            """
        )
    }

    /// Queues a notice for the member's programs, in the transaction of its cause. A notice that has changed
    /// is told again.
    func queue(_ notice: Notice.ID, for member: Member.ID, at now: Moment) throws {
        try connection.execute(
            """
            INSERT INTO webhook_calls (webhook, notice, queued_at, attempts, due_at, expires_at)
            SELECT id, \(notice), \(now), 0, \(now), \(now + SQLNoticeCallQueue.patience)
            FROM webhooks WHERE member = \(member) AND \(Self.isCalled(at: now))
            \(Self.replacing)
            """
        )
    }

    /// Queues the notices that cover these messages, also those of earlier messages.
    func queue(_ messages: [AcceptedMessage]) throws {
        guard let now = messages.map(\.message.sentAt).max() else { return }
        let said = messages.map { [$0.message.conversation.sqlValue, $0.message.sender.sqlValue] }
        try connection.execute(
            """
            WITH said (conversation, sender) AS (VALUES \(rows: said))
            INSERT INTO webhook_calls (webhook, notice, queued_at, attempts, due_at, expires_at)
            SELECT webhooks.id, notices.id, \(now), 0, \(now), \(now + SQLNoticeCallQueue.patience)
            FROM said JOIN conversation_members AS others
                    ON others.conversation = said.conversation AND others.member <> said.sender
                        AND others.is_muted = 0
                JOIN webhooks ON webhooks.member = others.member AND \(Self.isCalled(at: now))
                JOIN notices ON notices.member = others.member AND notices.read_at IS NULL
                    AND notices.kind = \(Notice.Kind.message.rawValue)
                    AND notices.target_id = said.conversation
            WHERE TRUE
            \(Self.replacing)
            """
        )
    }

    private static func isCalled(at now: Moment) -> SQL {
        "(failing_since IS NULL OR failing_since > \(now - NoticeWebhook.patience))"
    }

    private static let replacing: SQL = """
        ON CONFLICT (webhook, notice) DO UPDATE
        SET queued_at = excluded.queued_at, attempts = 0, due_at = excluded.due_at,
            expires_at = excluded.expires_at
        """
}
