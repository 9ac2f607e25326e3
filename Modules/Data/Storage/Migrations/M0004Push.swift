import Database

extension Migration {
    /// Devices that receive pushes, what is to be sent to them, and members' choices (ADR 92).
    static let push = Migration(
        4,
        "push",
        sql: """
            CREATE TABLE push_keys (
                id INTEGER PRIMARY KEY CHECK (id = 1),
                sealed BLOB NOT NULL
            ) STRICT;

            CREATE TABLE push_subscriptions (
                session INTEGER PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                endpoint TEXT NOT NULL UNIQUE CHECK (endpoint <> ''),
                host TEXT NOT NULL CHECK (host <> ''),
                public_key TEXT NOT NULL CHECK (public_key <> ''),
                secret TEXT NOT NULL CHECK (secret <> ''),
                shows_content INTEGER NOT NULL CHECK (shows_content IN (0, 1)),
                added_at INTEGER NOT NULL,
                failing_since INTEGER
            ) STRICT;
            CREATE INDEX push_subscriptions_of_member ON push_subscriptions (member);

            CREATE TABLE pushes (
                session INTEGER NOT NULL REFERENCES push_subscriptions (session) ON DELETE CASCADE,
                notice INTEGER NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
                attempts INTEGER NOT NULL CHECK (attempts >= 0),
                due_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL,
                PRIMARY KEY (session, notice)
            ) STRICT;
            CREATE INDEX pushes_due ON pushes (due_at, session, notice);
            CREATE INDEX pushes_by_end ON pushes (expires_at);
            CREATE INDEX pushes_of_notice ON pushes (notice);

            CREATE TABLE notice_settings (
                member INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
                unpushed TEXT NOT NULL,
                quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 23),
                quiet_until INTEGER CHECK (quiet_until BETWEEN 0 AND 23),
                CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
            ) STRICT;
            """
    )
}
