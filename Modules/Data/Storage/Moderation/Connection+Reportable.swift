import Database
import Domain

/// What a report is about: whose it is, and how it reads now.
struct ReportedContent {
    /// Nil once the account is deleted.
    let author: Member.ID?
    let excerpt: String?
}

extension Connection {
    /// Nil for what isn't there, and for what `reporter` has no business with.
    func reportable(_ subject: Subject, by reporter: Member.ID, at now: Moment) throws -> ReportedContent? {
        let number = subject.number
        let found: SQL
        switch subject.kind {
        case .listing:
            found = "SELECT author, title AS excerpt FROM listings WHERE id = \(number)"
        case .member:
            found =
                "SELECT id AS author, coalesce(bio, nickname) AS excerpt FROM accounts WHERE id = \(number)"
        case .conversation:
            found = """
                SELECT CASE WHEN host = \(reporter) THEN guest ELSE host END AS author, title AS excerpt
                FROM conversations WHERE id = \(number) AND (host = \(reporter) OR guest = \(reporter))
                """
        case .message:
            found = """
                SELECT messages.sender AS author, messages.text AS excerpt
                FROM messages JOIN conversations ON conversations.id = messages.conversation
                WHERE messages.id = \(number) AND messages.line IS NULL
                    AND (conversations.host = \(reporter) OR conversations.guest = \(reporter))
                """
        case .review:
            found = """
                SELECT author, text AS excerpt FROM reviews
                WHERE id = \(number) AND (revealed_at <= \(now) OR author = \(reporter))
                """
        case .deal:
            // What the two agree on is their own; what they say of it are messages.
            return nil
        }
        return try first(found).map {
            ReportedContent(author: try $0.value("author"), excerpt: try $0.value("excerpt"))
        }
    }
}
