import Database

extension Migration {
    static let moderation = Migration(
        8,
        "moderation",
        sql: """
            CREATE TABLE blocks (
                blocker INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                blocked INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                at INTEGER NOT NULL,
                PRIMARY KEY (blocker, blocked),
                CHECK (blocker <> blocked)
            ) STRICT;

            CREATE INDEX blocks_of_blocked ON blocks (blocked, blocker);
            CREATE INDEX blocks_newest ON blocks (blocker, at, blocked);

            CREATE TABLE reports (
                id INTEGER PRIMARY KEY,
                reporter INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                subject_kind TEXT NOT NULL,
                subject_id INTEGER NOT NULL,
                about INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                excerpt TEXT CHECK (excerpt <> ''),
                reason TEXT NOT NULL CHECK (reason <> ''),
                note TEXT CHECK (note <> ''),
                at INTEGER NOT NULL,
                UNIQUE (reporter, subject_kind, subject_id)
            ) STRICT;

            CREATE INDEX reports_of_reporter ON reports (reporter, at);
            CREATE INDEX reports_about ON reports (about);
            """
    )
}
