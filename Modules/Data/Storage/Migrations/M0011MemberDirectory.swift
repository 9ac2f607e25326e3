import Database

extension Migration {
    /// The list of members for operators, and suspensions that end before their time.
    static let memberDirectory = Migration(
        11,
        "member directory",
        sql: """
            CREATE INDEX accounts_newest ON accounts (joined_at, id);
            CREATE INDEX accounts_unconfirmed ON accounts (joined_at, id) WHERE email_verified_at IS NULL;
            CREATE INDEX reports_suspending ON reports (suspends_until, about)
                WHERE suspends_until IS NOT NULL;

            ALTER TABLE decisions ADD COLUMN lifts INTEGER NOT NULL DEFAULT 0 CHECK (lifts IN (0, 1));
            """
    )
}
