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
        try connection.execute(
            """
            WITH \(.said(messages))
            INSERT INTO webhook_calls (webhook, notice, queued_at, attempts, due_at, expires_at)
            SELECT webhooks.id, notices.id, \(now), 0, \(now), \(now + SQLNoticeCallQueue.patience)
            FROM \(.noticesOfSaid(with: Self.receivers(at: now)))
            WHERE TRUE
            \(Self.replacing)
            """
        )
    }

    private static func receivers(at now: Moment) -> SQL {
        "webhooks ON webhooks.member = others.member AND \(isCalled(at: now))"
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
