import Database
import Domain

extension Connection {
    /// Stores a notice for `member` and signals their streams, unless the member has turned its kind off.
    func give(_ notice: Notice, to member: Member.ID) throws {
        let isMuted = try first(
            "SELECT 1 AS found FROM muted_notices WHERE member = \(member) AND kind = \(notice.kind.rawValue)"
        )
        guard isMuted == nil else { return }
        try execute(
            """
            INSERT INTO notices (id, member, kind, actor, target_kind, target_id, at, read_at)
            VALUES (\(notice.id), \(member), \(notice.kind.rawValue), \(notice.actor),
                \(notice.target.kind.rawValue), \(notice.target.number), \(notice.at), \(notice.readAt))
            """
        )
        try announce([News(.notice(notice.id), for: [member], at: notice.at)])
    }

    /// Marks the notices of a conversation as read, once the member has read it.
    func readNotices(of conversation: Conversation.ID, _ member: Member.ID, at now: Moment) throws {
        let kinds = [Notice.Kind.conversationBegun, .message].map(\.rawValue)
        try execute(
            """
            UPDATE notices SET read_at = \(now)
            WHERE member = \(member) AND kind IN \(list: kinds) AND target_id = \(conversation)
                AND read_at IS NULL
            """
        )
    }
}
