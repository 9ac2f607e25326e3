public import Database
public import Domain

public struct SQLNoticeCallQueue: NoticeCallQueue {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func take(_ count: Int, at now: Moment) async throws -> [NoticeCall] {
        // Polled every few seconds, usually without result: writes only when something is due.
        guard try await database.read({ try $0.first(Self.due(1, at: now)) != nil }) else { return [] }
        return try await database.write { connection in
            try connection.execute("DELETE FROM webhook_calls WHERE expires_at <= \(now)")
            let rows = try connection.run(
                """
                UPDATE webhook_calls SET due_at = \(now + Self.lease), attempts = attempts + 1
                WHERE (webhook, notice) IN (\(Self.due(count, at: now)))
                RETURNING webhook, notice, queued_at, attempts, due_at
                """
            )
            return try connection.calls(try rows.map(LeasedCall.init(row:)), at: now)
        }
    }

    static func due(_ count: Int, at now: Moment) -> SQL {
        """
        SELECT webhook, notice FROM webhook_calls WHERE due_at <= \(now)
        ORDER BY due_at, webhook, notice LIMIT \(count)
        """
    }

    public func finish(_ results: [NoticeCallResult], at now: Moment) async throws {
        try await database.write { connection in
            for result in results { try connection.finish(result.call, result.outcome, at: now) }
        }
    }
}

/// A row of the queue that this server may call.
private struct LeasedCall {
    let webhook: NoticeWebhook.ID
    let notice: Notice.ID
    let queuedAt: Moment
    let attempts: Int
    let dueAt: Moment

    init(row: Row) throws {
        webhook = try row.value("webhook")
        notice = try row.value("notice")
        queuedAt = try row.value("queued_at")
        attempts = try row.value("attempts")
        dueAt = try row.value("due_at")
    }
}

extension Connection {
    /// Reads what the leased calls tell. Drops those whose notice the member may not see any more, and those
    /// of suspended members.
    fileprivate func calls(_ leased: [LeasedCall], at now: Moment) throws -> [NoticeCall] {
        guard !leased.isEmpty else { return [] }
        let ids = Array(Set(leased.map(\.webhook)))
        let rows = try run("\(NoticeWebhook.all) WHERE id IN \(list: ids)")
        let all = try rows.map(NoticeWebhook.init(row:))
        let members = try Set(all.map(\.member)).filter { try decisions.suspension(of: $0, at: now) == nil }
        let webhooks = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
        let summaries = try notices.summaries(Array(Set(leased.map(\.notice))), of: Array(members))
        var calls: [NoticeCall] = []
        for call in leased {
            guard let webhook = webhooks[call.webhook], members.contains(webhook.member),
                let notice = summaries[call.notice]
            else {
                try drop(call)
                continue
            }
            calls.append(
                NoticeCall(
                    webhook: webhook,
                    notice: notice,
                    queuedAt: call.queuedAt,
                    attempts: call.attempts - 1,
                    leasedUntil: call.dueAt
                )
            )
        }
        return calls
    }

    private func drop(_ call: LeasedCall) throws {
        try execute("DELETE FROM webhook_calls WHERE webhook = \(call.webhook) AND notice = \(call.notice)")
    }

    /// A call that was queued again since it was leased has another time, and stays.
    fileprivate func finish(_ call: NoticeCall, _ outcome: NoticeCallResult.Outcome, at now: Moment) throws {
        let webhook = call.webhook.id
        switch outcome {
        case .answered:
            try execute(
                """
                DELETE FROM webhook_calls
                WHERE webhook = \(webhook) AND notice = \(call.notice.id) AND due_at = \(call.leasedUntil)
                """
            )
            try execute(
                """
                UPDATE webhooks SET failing_since = NULL WHERE id = \(webhook) AND failing_since IS NOT NULL
                """
            )
        case .gone: try execute("DELETE FROM webhooks WHERE id = \(webhook)")
        case .failed(let moment):
            try execute(
                """
                UPDATE webhook_calls SET due_at = \(moment)
                WHERE webhook = \(webhook) AND (due_at < \(moment)
                    OR notice = \(call.notice.id) AND due_at = \(call.leasedUntil))
                """
            )
            try execute(
                "UPDATE webhooks SET failing_since = \(now) WHERE id = \(webhook) AND failing_since IS NULL"
            )
        }
    }
}
