import Database

@testable import Storage

/// What holds in every database, whatever was interrupted: each question asks for rows that are wrong.
enum Invariants {
    private static let questions: [(String, SQL)] = [
        (
            "an account has a password",
            "SELECT id FROM accounts WHERE id NOT IN (SELECT member FROM credentials)"
        ),
        (
            "an account was opened with a session",
            "SELECT id FROM accounts WHERE id NOT IN (SELECT member FROM sessions)"
        ),
        ("a class has its contents", "SELECT id FROM listings WHERE id NOT IN (SELECT id FROM classes)"),
        (
            "a listing can be found",
            "SELECT id FROM listings WHERE id NOT IN (SELECT listing FROM listing_words)"
        ),
        (
            "a seat is taken by one deal",
            """
            SELECT id FROM listings WHERE taken <> (SELECT count(*) FROM deals
                WHERE subject_id = listings.id AND state IN ('accepted', 'done'))
            """
        ),
        (
            "conversations are counted",
            """
            SELECT id FROM listings
            WHERE conversations <> (SELECT count(*) FROM conversations WHERE subject_id = listings.id)
            """
        ),
        (
            "messages are numbered without a gap",
            """
            SELECT member FROM conversation_members AS mine
            WHERE latest_number <> (SELECT count(*) FROM messages
                    WHERE messages.conversation = mine.conversation)
                OR latest_number <> (SELECT coalesce(max(number), 0) FROM messages
                    WHERE messages.conversation = mine.conversation)
            """
        ),
        (
            "events are numbered up to their head",
            """
            SELECT member FROM live_heads
            WHERE head <> (SELECT max(number) FROM live_events WHERE member = live_heads.member)
            """
        ),
        (
            "the board hears of every listing",
            "SELECT id FROM listings WHERE id NOT IN (SELECT listing FROM board_changes)"
        ),
        (
            "a key stands for a message",
            "SELECT key FROM request_keys WHERE result IS NULL OR result NOT IN (SELECT id FROM messages)"
        ),
        (
            "a migration is there with its record",
            """
            SELECT 1 AS one WHERE (SELECT count(*) FROM sqlite_schema WHERE name = 'tomorrow')
                <> (SELECT count(*) FROM schema_migrations WHERE name = 'tomorrow')
            """
        ),
    ]

    /// Those that do not hold.
    static func broken(in connection: Connection) throws -> [String] {
        try questions.compactMap { name, question in try connection.first(question) == nil ? nil : name }
    }
}
