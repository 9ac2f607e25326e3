import Database

extension Migration {
    static let waysIn = Migration(
        12,
        "ways in",
        sql: """
            ALTER TABLE accounts ADD COLUMN email_verified_at INTEGER;

            CREATE TABLE challenges (
                id INTEGER PRIMARY KEY,
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                purpose TEXT NOT NULL CHECK (purpose IN ('email', 'password')),
                address TEXT NOT NULL,
                seal TEXT NOT NULL CHECK (seal <> ''),
                tries_left INTEGER NOT NULL CHECK (tries_left >= 0),
                expires_at INTEGER NOT NULL,
                UNIQUE (member, purpose)
            ) STRICT;

            CREATE INDEX challenges_by_end ON challenges (expires_at);

            CREATE TABLE outbox (
                id INTEGER PRIMARY KEY,
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                recipient TEXT NOT NULL,
                language TEXT NOT NULL,
                kind TEXT NOT NULL CHECK (kind <> ''),
                code TEXT CHECK (code <> ''),
                link TEXT CHECK (link <> ''),
                attempts INTEGER NOT NULL CHECK (attempts >= 0),
                due_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL
            ) STRICT;

            CREATE INDEX outbox_due ON outbox (due_at, id);
            CREATE INDEX outbox_by_end ON outbox (expires_at);
            CREATE INDEX outbox_of_member ON outbox (member);

            CREATE TABLE identities (
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                provider TEXT NOT NULL CHECK (provider <> ''),
                subject TEXT NOT NULL CHECK (subject <> ''),
                linked_at INTEGER NOT NULL,
                PRIMARY KEY (member, provider),
                UNIQUE (provider, subject)
            ) STRICT;
            """
    )
}
