import Database

extension Migration {
    /// Stores whether the parties of a deal were reminded of it.
    static let dealReminders = Migration(
        29,
        "deal reminders",
        sql: """
            ALTER TABLE deals ADD COLUMN is_reminded INTEGER NOT NULL DEFAULT 0
                CHECK (is_reminded IN (0, 1));

            CREATE INDEX deals_to_remind ON deals (starts_at, id)
                WHERE state = 'accepted' AND is_reminded = 0;
            """
    )
}
