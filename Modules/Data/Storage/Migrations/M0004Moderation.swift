import Database

extension Migration {
    /// What operators watch for, what waits for them besides events, and warnings.
    static let moderation = Migration(
        4,
        "moderation",
        sql: """
            CREATE TABLE watched_terms (
                id INTEGER PRIMARY KEY,
                kind TEXT NOT NULL CHECK (kind IN ('word', 'host')),
                text TEXT NOT NULL CHECK (text <> ''),
                added_at INTEGER NOT NULL,
                UNIQUE (kind, text)
            ) STRICT;

            ALTER TABLE submissions ADD COLUMN cause TEXT NOT NULL DEFAULT 'kind'
                CHECK (cause IN ('kind', 'term', 'first-post'));
            ALTER TABLE submissions ADD COLUMN term TEXT CHECK (term <> '');
            ALTER TABLE submissions ADD COLUMN was_shown INTEGER NOT NULL DEFAULT 0
                CHECK (was_shown IN (0, 1));
            ALTER TABLE submissions ADD COLUMN changes TEXT CHECK (changes <> '');

            CREATE TABLE comment_submissions (
                comment INTEGER PRIMARY KEY REFERENCES comments (id) ON DELETE CASCADE,
                state TEXT NOT NULL CHECK (state IN ('waiting', 'approved', 'declined')),
                cause TEXT NOT NULL CHECK (cause IN ('kind', 'term', 'first-post')),
                term TEXT CHECK (term <> ''),
                was_shown INTEGER NOT NULL CHECK (was_shown IN (0, 1)),
                submitted_at INTEGER NOT NULL,
                decided_at INTEGER CHECK ((decided_at IS NULL) = (state = 'waiting')),
                reason TEXT CHECK (reason <> '') CHECK ((reason IS NOT NULL) = (state = 'declined'))
            ) STRICT;
            CREATE INDEX comment_submissions_by_state
                ON comment_submissions (state, submitted_at, comment);

            CREATE TABLE warnings (
                id INTEGER PRIMARY KEY,
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                operator INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                text TEXT NOT NULL CHECK (text <> ''),
                at INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX warnings_of_member ON warnings (member, id);
            CREATE INDEX warnings_by_operator ON warnings (operator);
            """
    )
}
