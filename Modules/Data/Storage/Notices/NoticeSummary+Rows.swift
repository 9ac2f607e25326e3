import Database
import Domain

extension NoticeSummary {
    /// Selects notices with their actors and targets, from a table named `notices`.
    static let all: SQL = """
        SELECT notices.id AS id, notices.kind AS kind, notices.actor AS actor,
            notices.target_kind AS target_kind, notices.target_id AS target_id, notices.at AS at,
            notices.read_at AS read_at, \(MemberCard.columns("actor_card")),
            coalesce(conversations.title, deals.title, reviewed.title, listings.title) AS title
        FROM notices
            \(MemberCard.join("actor_card", on: "notices.actor"))
            LEFT JOIN conversations
                ON notices.target_kind = 'conversation' AND conversations.id = notices.target_id
            LEFT JOIN deals ON notices.target_kind = 'deal' AND deals.id = notices.target_id
            LEFT JOIN reviews ON notices.target_kind = 'review' AND reviews.id = notices.target_id
            LEFT JOIN deals AS reviewed ON reviewed.id = reviews.deal
            LEFT JOIN listings
                ON listings.kind = notices.target_kind AND listings.id = notices.target_id
        """

    init(row: Row) throws {
        let notice = Notice(
            id: try row.value("id"),
            kind: try row.word("kind"),
            actor: try row.value("actor"),
            target: try row.subject("target_kind", "target_id"),
            at: try row.value("at"),
            readAt: try row.value("read_at")
        )
        self.init(notice, actor: try MemberCard(row: row, "actor_card"), title: try row.value("title"))
    }
}

extension Connection {
    /// The subset of these notices that the member may still see, unordered.
    func notices(_ ids: [Notice.ID], of member: Member.ID) throws -> [NoticeSummary] {
        guard !ids.isEmpty else { return [] }
        return try run(
            """
            \(NoticeSummary.all) WHERE notices.id IN \(list: ids) AND notices.member = \(member)
                AND \(.unblocked("notices.member", "notices.actor"))
            """
        )
        .map(NoticeSummary.init(row:))
    }
}
