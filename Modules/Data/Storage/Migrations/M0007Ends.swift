import Database

extension Migration {
    /// When authors are asked whether their listings are still open, when members are told of passes that
    /// end, and saved searches that tell once a day.
    static let ends = Migration(
        7,
        "ends",
        sql: """
            ALTER TABLE listings ADD COLUMN confirmed_at INTEGER;
            ALTER TABLE listings ADD COLUMN question_at INTEGER;
            ALTER TABLE listings ADD COLUMN asked_at INTEGER
                CHECK (asked_at IS NULL OR question_at IS NOT NULL);
            CREATE INDEX listings_with_question ON listings (question_at, id)
                WHERE status = 'open' AND question_at IS NOT NULL;

            ALTER TABLE orders ADD COLUMN reminded_at INTEGER;
            CREATE INDEX passes_to_remind ON orders (deadline, id)
                WHERE item = 'pass' AND reminded_at IS NULL;

            ALTER TABLE saved_searches ADD COLUMN frequency TEXT NOT NULL DEFAULT 'at-once'
                CHECK (frequency IN ('at-once', 'daily'));
            ALTER TABLE saved_searches ADD COLUMN tell_at INTEGER;
            CREATE INDEX saved_searches_to_tell ON saved_searches (tell_at, id) WHERE tell_at IS NOT NULL;
            """,
        sqlite: """
            UPDATE listings
            SET question_at = max(created_at, coalesce(edited_at, 0), coalesce(bumped_at, 0)) + 5184000000
            WHERE expires_at IS NULL AND is_closed_by_author = 0 AND kind IN ('class', 'shop', 'lesson');
            """,
        postgresql: """
            UPDATE listings
            SET question_at = greatest(created_at, edited_at, bumped_at) + 5184000000
            WHERE expires_at IS NULL AND is_closed_by_author = 0 AND kind IN ('class', 'shop', 'lesson');
            """
    )
}
