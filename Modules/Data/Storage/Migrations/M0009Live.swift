import Database

extension Migration {
    static let live = Migration(
        9,
        "live",
        sql: """
            CREATE TABLE live_heads (
                member INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
                head INTEGER NOT NULL
            ) STRICT;

            CREATE TABLE live_events (
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                number INTEGER NOT NULL,
                kind TEXT NOT NULL CHECK (kind IN ('message', 'read', 'notice')),
                conversation INTEGER,
                entry INTEGER,
                actor INTEGER,
                notice INTEGER,
                at INTEGER NOT NULL,
                PRIMARY KEY (member, number)
            ) STRICT;

            CREATE INDEX live_events_by_time ON live_events (at);

            CREATE TABLE request_keys (
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                key TEXT NOT NULL,
                fingerprint INTEGER NOT NULL,
                result INTEGER NOT NULL,
                at INTEGER NOT NULL,
                PRIMARY KEY (member, key)
            ) STRICT;

            CREATE INDEX request_keys_by_time ON request_keys (at);
            """
    )
}
