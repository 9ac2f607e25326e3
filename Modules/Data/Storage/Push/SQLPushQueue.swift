public import Database
public import Domain

public struct SQLPushQueue: PushQueue {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func take(_ count: Int, besides hosts: Set<String>, at now: Moment) async throws -> [PendingPush] {
        // Polled several times a second, usually without result: writes only when something is due.
        guard try await database.read({ try $0.first(Self.due(1, besides: hosts, at: now)) != nil }) else {
            return []
        }
        return try await database.write { connection in
            try connection.execute("DELETE FROM pushes WHERE expires_at <= \(now)")
            let rows = try connection.run(
                """
                UPDATE pushes SET due_at = \(now + Self.lease), attempts = attempts + 1
                WHERE (session, notice) IN (\(Self.due(count, besides: hosts, at: now)))
                RETURNING session, notice, attempts, due_at, expires_at
                """
            )
            return try connection.pending(try rows.map(LeasedPush.init(row:)))
        }
    }

    static func due(_ count: Int, besides hosts: Set<String>, at now: Moment) -> SQL {
        let others: SQL =
            hosts.isEmpty
            ? ""
            : """
            AND NOT EXISTS (SELECT 1 FROM push_subscriptions
                WHERE push_subscriptions.session = pushes.session AND host IN \(list: hosts.sorted()))
            """
        return """
            SELECT session, notice FROM pushes WHERE due_at <= \(now) \(others)
            ORDER BY due_at, session, notice LIMIT \(count)
            """
    }

    public func finish(_ results: [PushResult], at now: Moment) async throws {
        try await database.write { connection in
            try connection.finish(results, at: now)
        }
    }

}

/// A row of the queue that this server may send.
private struct LeasedPush {
    let session: Session.ID
    let notice: Notice.ID
    let attempts: Int
    let dueAt: Moment
    let expiresAt: Moment

    init(row: Row) throws {
        session = try row.value("session")
        notice = try row.value("notice")
        attempts = try row.value("attempts")
        dueAt = try row.value("due_at")
        expiresAt = try row.value("expires_at")
    }
}

extension PushResult {
    /// Whether it is neither tried again nor deleted with its subscription.
    fileprivate var endsPush: Bool { [.delivered, .unwanted, .refused].contains(outcome) }
}

/// A conversation as one of its members sees it.
private struct TalkOfMember: Hashable {
    let conversation: Conversation.ID
    let member: Member.ID
}

extension NoticeSummary {
    /// The conversation whose messages it tells of.
    fileprivate var talk: Conversation.ID? { notice.kind == .message ? conversation : nil }
}

/// A device and its member's language.
private struct PushTarget {
    let subscription: PushSubscription
    let language: Language
}

extension Connection {
    /// Reads what the leased pushes tell, with as many statements as for one. Drops those whose notice the
    /// member may not see any more.
    fileprivate func pending(_ leased: [LeasedPush]) throws -> [PendingPush] {
        guard !leased.isEmpty else { return [] }
        let targets = try targets(of: leased.map(\.session))
        let members = Array(Set(targets.values.map(\.subscription.member)))
        let settings = try noticeSettings.find(members)
        let unread = try unreadMessages(of: members)
        let summaries = try notices.summaries(Array(Set(leased.map(\.notice))), of: members)
        let talks = try unreadTalks(of: members, in: summaries.values.compactMap(\.talk))
        try drop(leased.filter { summaries[$0.notice] == nil })
        return leased.compactMap { push in
            guard let target = targets[push.session], let summary = summaries[push.notice] else { return nil }
            let member = target.subscription.member
            return PendingPush(
                notice: summary,
                subscription: target.subscription,
                settings: settings[member] ?? NoticeSettings(),
                language: target.language,
                talk: summary.talk.flatMap { talks[TalkOfMember(conversation: $0, member: member)] },
                unread: unread[member] ?? 0,
                attempts: push.attempts - 1,
                leasedUntil: push.dueAt,
                expiresAt: push.expiresAt
            )
        }
    }

    private func targets(of sessions: [Session.ID]) throws -> [Session.ID: PushTarget] {
        let rows = try run(
            """
            SELECT subscribed.*, accounts.language AS language
            FROM (\(PushSubscription.all) WHERE session IN \(list: sessions)) AS subscribed
                JOIN accounts ON accounts.id = subscribed.member
            """
        )
        return try rows.reduce(into: [:]) { targets, row in
            let subscription = try PushSubscription(row: row)
            targets[subscription.session] = PushTarget(
                subscription: subscription,
                language: try row.word("language")
            )
        }
    }

    private func unreadMessages(of members: [Member.ID]) throws -> [Member.ID: Int] {
        try run(SQLConversationQueries.unread(of: members)).reduce(into: [:]) { unread, row in
            unread[try row.value("member")] = try row.value("messages")
        }
    }

    private func unreadTalks(of members: [Member.ID], in conversations: [Conversation.ID]) throws
        -> [TalkOfMember: UnreadTalk]
    {
        guard !conversations.isEmpty else { return [:] }
        let rows = try run(
            """
            SELECT mine.conversation AS conversation, mine.member AS member, mine.unread AS unread,
                mine.latest_number AS latest, messages.text AS text
            FROM conversation_members AS mine
                LEFT JOIN messages
                    ON messages.conversation = mine.conversation AND messages.number = mine.latest_number
                        AND NOT \(Message.isHidden(by: "mine.member"))
            WHERE mine.conversation IN \(list: conversations) AND mine.member IN \(list: members)
            """
        )
        return try rows.reduce(into: [:]) { talks, row in
            let talk = TalkOfMember(
                conversation: try row.value("conversation"),
                member: try row.value("member")
            )
            talks[talk] = UnreadTalk(
                count: try row.value("unread"),
                latest: try row.value("latest"),
                text: try row.value("text")
            )
        }
    }

    private func drop(_ pushes: [LeasedPush]) throws {
        guard !pushes.isEmpty else { return }
        let rows = pushes.map { [$0.session.sqlValue, $0.notice.sqlValue] }
        try execute("DELETE FROM pushes WHERE (session, notice) IN (VALUES \(rows: rows))")
    }

    /// A push that was queued again since it was leased has another time, and stays.
    fileprivate func finish(_ results: [PushResult], at now: Moment) throws {
        let ended = results.filter(\.endsPush).map(\.push).map {
            [$0.subscription.session.sqlValue, $0.notice.id.sqlValue, $0.leasedUntil.sqlValue]
        }
        if !ended.isEmpty {
            try execute("DELETE FROM pushes WHERE (session, notice, due_at) IN (VALUES \(rows: ended))")
        }
        for result in results { try finish(result.push, result.outcome, at: now) }
    }

    private func finish(_ push: PendingPush, _ outcome: PushResult.Outcome, at now: Moment) throws {
        let session = push.subscription.session
        let own: SQL = """
            session = \(session) AND notice = \(push.notice.id) AND due_at = \(push.leasedUntil)
            """
        switch outcome {
        case .unwanted: break
        case .delivered:
            guard push.subscription.failingSince != nil else { break }
            try execute("UPDATE push_subscriptions SET failing_since = NULL WHERE session = \(session)")
        case .gone:
            try execute(
                """
                DELETE FROM push_subscriptions
                WHERE session = \(session) AND endpoint = \(push.subscription.endpoint)
                """
            )
        case .postponed(let moment):
            try execute("UPDATE pushes SET due_at = \(moment), attempts = 0 WHERE \(own)")
        case .refused: try noteFailure(of: push.subscription, at: now)
        case .failed(let moment):
            try execute("UPDATE pushes SET due_at = \(moment) WHERE \(own)")
            try noteFailure(of: push.subscription, at: now)
        }
    }

    private func noteFailure(of subscription: PushSubscription, at now: Moment) throws {
        guard let since = subscription.failingSince else {
            try execute(
                """
                UPDATE push_subscriptions SET failing_since = \(now)
                WHERE session = \(subscription.session) AND failing_since IS NULL
                """
            )
            return
        }
        guard since <= now - PushSubscription.patience else { return }
        try execute(
            """
            DELETE FROM push_subscriptions
            WHERE session = \(subscription.session) AND failing_since = \(since)
            """
        )
    }
}
