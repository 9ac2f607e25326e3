import Database

extension Migration {
    /// Adds the approvals of listings, and the former versions of edited ones.
    static let submissions = Migration(
        46,
        "submissions",
        sql: """
            CREATE TABLE submissions (
                listing INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
                state TEXT NOT NULL CHECK (state IN ('waiting', 'approved', 'declined')),
                submitted_at INTEGER NOT NULL,
                decided_at INTEGER CHECK ((decided_at IS NULL) = (state = 'waiting')),
                reason TEXT CHECK (reason <> '')
                    CHECK ((reason IS NOT NULL) = (state = 'declined'))
            ) STRICT;

            CREATE INDEX submissions_by_state ON submissions (state, submitted_at, listing);
            """
    )
}
