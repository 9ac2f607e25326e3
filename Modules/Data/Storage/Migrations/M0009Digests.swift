import Database

extension Migration {
    /// Emails with news of the neighbourhood, and when searches found what they tell of (ADR 97).
    static let digests = Migration(
        9,
        "digests",
        sql: """
            CREATE TABLE digests (
                member INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
                frequency TEXT CHECK (frequency IN ('daily', 'weekly')),
                consented_at INTEGER,
                next_at INTEGER,
                told_until INTEGER,
                asked_at INTEGER,
                ended_at INTEGER,
                ending TEXT CHECK (ending IN ('withdrawn', 'lapsed')),
                CHECK ((frequency IS NULL) = (consented_at IS NULL)),
                CHECK ((frequency IS NULL) = (next_at IS NULL)),
                CHECK ((frequency IS NULL) = (told_until IS NULL)),
                CHECK ((frequency IS NULL) = (ending IS NOT NULL)),
                CHECK ((ended_at IS NULL) = (ending IS NULL)),
                CHECK (asked_at IS NULL OR frequency IS NOT NULL)
            ) STRICT;
            CREATE INDEX digests_due ON digests (next_at, member) WHERE next_at IS NOT NULL;

            ALTER TABLE saved_search_matches ADD COLUMN found_at INTEGER NOT NULL DEFAULT 0;

            ALTER TABLE outbox ADD COLUMN digest TEXT CHECK (digest <> '');
            """
    )
}
