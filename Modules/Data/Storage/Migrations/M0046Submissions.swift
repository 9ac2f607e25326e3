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

            CREATE TABLE trusted_members (
                member INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
                since INTEGER NOT NULL
            ) STRICT;

            CREATE TABLE websites (
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                host TEXT NOT NULL CHECK (host <> ''),
                added_at INTEGER NOT NULL,
                proven_at INTEGER,
                PRIMARY KEY (member, host)
            ) STRICT;

            CREATE INDEX events_by_start ON listings (starts_at) WHERE kind = 'event';

            CREATE TABLE listing_edits (
                listing INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
                edited_at INTEGER NOT NULL,
                number INTEGER NOT NULL CHECK (number > 0),
                changes TEXT NOT NULL CHECK (changes <> ''),
                former_title TEXT CHECK (former_title <> ''),
                PRIMARY KEY (listing, number)
            ) STRICT;
            """
    )
}
