import Database

extension Migration {
    /// Lets challenges and emails belong to a newcomer's address, before there is an account.
    static let newcomers = Migration(
        73,
        "newcomers",
        sql: """
            CREATE TABLE challenges_copy (
                id INTEGER PRIMARY KEY,
                member INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
                purpose TEXT NOT NULL CHECK (purpose IN ('email', 'password', 'sign-up')),
                address TEXT NOT NULL,
                seal TEXT NOT NULL CHECK (seal <> ''),
                tries_left INTEGER NOT NULL CHECK (tries_left >= 0),
                expires_at INTEGER NOT NULL,
                CHECK ((member IS NULL) = (purpose = 'sign-up')),
                UNIQUE (member, purpose)
            ) STRICT;

            INSERT INTO challenges_copy (id, member, purpose, address, seal, tries_left, expires_at)
                SELECT id, member, purpose, address, seal, tries_left, expires_at FROM challenges;

            DROP TABLE challenges;

            ALTER TABLE challenges_copy RENAME TO challenges;

            CREATE INDEX challenges_by_end ON challenges (expires_at);
            CREATE UNIQUE INDEX challenges_of_newcomer ON challenges (address) WHERE member IS NULL;

            CREATE TABLE outbox_copy (
                id INTEGER PRIMARY KEY,
                member INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
                recipient TEXT NOT NULL,
                language TEXT NOT NULL,
                kind TEXT NOT NULL CHECK (kind <> ''),
                code TEXT CHECK (code <> ''),
                link TEXT CHECK (link <> ''),
                title TEXT CHECK (title <> ''),
                about TEXT CHECK (about <> ''),
                reason TEXT CHECK (reason <> ''),
                until INTEGER,
                attempts INTEGER NOT NULL CHECK (attempts >= 0),
                due_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL
            ) STRICT;

            INSERT INTO outbox_copy (id, member, recipient, language, kind, code, link, title, about, reason,
                    until, attempts, due_at, expires_at)
                SELECT id, member, recipient, language, kind, code, link, title, about, reason, until,
                    attempts, due_at, expires_at FROM outbox;

            DROP TABLE outbox;

            ALTER TABLE outbox_copy RENAME TO outbox;

            CREATE INDEX outbox_due ON outbox (due_at, id);
            CREATE INDEX outbox_by_end ON outbox (expires_at);
            CREATE INDEX outbox_of_member ON outbox (member);
            """
    )
}
