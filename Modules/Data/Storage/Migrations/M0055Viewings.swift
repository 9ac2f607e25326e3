import Database

extension Migration {
    /// Adds viewings, the proposal of several times, and a reminder shortly before the start. The counts of
    /// lessons on profiles are read from the indexes alone, so these have the purpose, too.
    static let viewings = Migration(
        55,
        "viewings",
        sql: """
            ALTER TABLE deals ADD COLUMN purpose TEXT NOT NULL DEFAULT 'teaching'
                CHECK (purpose IN ('teaching', 'viewing'));

            ALTER TABLE deals ADD COLUMN second_starts_at INTEGER CHECK (second_starts_at > starts_at);

            ALTER TABLE deals ADD COLUMN third_starts_at INTEGER CHECK (third_starts_at > second_starts_at)
                CHECK (third_starts_at IS NULL OR second_starts_at IS NOT NULL);

            ALTER TABLE deals ADD COLUMN is_reminded_soon INTEGER NOT NULL DEFAULT 0
                CHECK (is_reminded_soon IN (0, 1));

            CREATE INDEX deals_to_remind_soon ON deals (starts_at, id)
                WHERE state = 'accepted' AND purpose = 'viewing' AND is_reminded_soon = 0;

            DROP INDEX deals_given_by_state;

            CREATE INDEX deals_given_by_state ON deals (provider, state, id, purpose);

            DROP INDEX deals_received_by_state;

            CREATE INDEX deals_received_by_state ON deals (receiver, state, id, purpose);
            """
    )
}
