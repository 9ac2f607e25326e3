import Database
import Domain

extension NoticeSummary {
    /// Selects notices with their actors and targets, from a table named `notices`.
    static let all: SQL = """
        SELECT notices.id AS id, notices.kind AS kind, notices.actor AS actor,
            notices.target_kind AS target_kind, notices.target_id AS target_id, notices.at AS at,
            notices.read_at AS read_at, notices.count AS count, notices.changes AS changes,
            notices.amount AS amount, \(MemberCard.columns("actor_card")), \(MemberCard.columns("party")),
            coalesce(conversations.title, deals.title, orders.title, reviews.title, listings.title,
                topics.title, saved_searches.name) AS title,
            coalesce(conversations.id, deals.conversation) AS conversation,
            listings.kind AS listing_kind, listings.side AS listing_side
        FROM notices
            \(MemberCard.join("actor_card", on: "notices.actor"))
            LEFT JOIN conversations
                ON notices.target_kind = 'conversation' AND conversations.id = notices.target_id
            LEFT JOIN deals ON notices.target_kind = 'deal' AND deals.id = notices.target_id
            LEFT JOIN orders ON notices.target_kind = 'order' AND orders.id = notices.target_id
            \(MemberCard.join("party", on: party))
            LEFT JOIN reviews ON notices.target_kind = 'review' AND reviews.id = notices.target_id
            LEFT JOIN listings
                ON notices.target_kind = 'listing' AND listings.id = notices.target_id
            LEFT JOIN comments ON notices.target_kind = 'comment' AND comments.id = notices.target_id
            LEFT JOIN listings AS topics
                ON comments.subject_kind = 'listing' AND topics.id = comments.subject_id
            LEFT JOIN saved_searches
                ON notices.target_kind = 'saved-search' AND saved_searches.id = notices.target_id
        """

    /// The other party of an order, unless a block separates the two.
    private static let party: SQL = """
        CASE WHEN \(.unblocked("orders.payer", "orders.payee"))
            THEN CASE WHEN orders.payer = notices.member THEN orders.payee ELSE orders.payer END END
        """

    init(row: Row) throws {
        let notice = Notice(
            id: try row.value("id"),
            kind: try row.word("kind"),
            actor: try row.value("actor"),
            target: try row.subject("target_kind", "target_id"),
            at: try row.value("at"),
            readAt: try row.value("read_at"),
            count: try row.value("count"),
            changes: try [ListingChange](row: row),
            amount: try row.value("amount", as: Int?.self).flatMap { Money(won: $0) }
        )
        self.init(
            notice,
            actor: try MemberCard(row: row, "actor_card"),
            title: try row.value("title"),
            conversation: try row.value("conversation"),
            party: try MemberCard(row: row, "party"),
            listing: try row.wordIfPresent("listing_kind").map {
                NoticeListing($0, try row.wordIfPresent("listing_side"))
            }
        )
    }
}
