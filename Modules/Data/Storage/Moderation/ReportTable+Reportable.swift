import Database
import Domain

/// The author of reported content and how it begins.
struct ReportedContent {
    /// Nil after the account is deleted.
    let author: Member.ID?
    let excerpt: String?
}

extension ReportTable {
    /// Returns nil for content that doesn't exist or isn't visible to `reporter`.
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
                SELECT CASE WHEN organiser = \(reporter) THEN guest ELSE organiser END AS author,
                    title AS excerpt
                FROM conversations WHERE id = \(number) AND \(takesPart(reporter, in: "conversations.id"))
                """
        case .message:
            found = """
                SELECT messages.sender AS author, messages.text AS excerpt
                FROM messages WHERE messages.id = \(number) AND messages.line IS NULL
                    AND \(takesPart(reporter, in: "messages.conversation"))
                """
        case .review:
            found = """
                SELECT author, text AS excerpt FROM reviews
                WHERE id = \(number) AND (revealed_at <= \(now) OR author = \(reporter))
                """
        case .runLog:
            found = """
                SELECT member AS author, diary AS excerpt FROM run_logs
                WHERE id = \(number) AND (is_public = 1 OR member = \(reporter))
                """
        case .comment:
            found = """
                SELECT author, text AS excerpt FROM comments
                WHERE id = \(number) AND \(.commentIsShown(to: reporter))
                """
        case .deal:
            found = """
                SELECT CASE WHEN author = \(reporter) THEN partner ELSE author END AS author,
                    title AS excerpt
                FROM deals WHERE id = \(number) AND \(reporter) IN (author, partner)
                """
        case .order:
            found = """
                SELECT CASE WHEN payer = \(reporter) THEN payee ELSE payer END AS author, title AS excerpt
                FROM orders WHERE id = \(number) AND \(reporter) IN (payer, payee)
                """
        case .savedSearch, .verification, .report:
            // A saved search is visible to its member only, the others also to operators.
            return nil
        }
        return try connection.first(found).map {
            ReportedContent(author: try $0.value("author"), excerpt: try $0.value("excerpt"))
        }
    }
}

/// The SQL condition that `member` takes part in a conversation.
private func takesPart(_ member: Member.ID, in conversation: SQL) -> SQL {
    """
    EXISTS (SELECT 1 FROM conversation_members AS own
        WHERE own.conversation = \(conversation) AND own.member = \(member))
    """
}
