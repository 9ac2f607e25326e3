import Database

extension Migration {
    static let notices = Migration(
        7,
        "notices",
        sql: """
            CREATE TABLE notices (
                id INTEGER PRIMARY KEY,
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                kind TEXT NOT NULL CHECK (kind <> ''),
                actor INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                target_kind TEXT NOT NULL,
                target_id INTEGER NOT NULL,
                at INTEGER NOT NULL,
                read_at INTEGER
            ) STRICT;

            CREATE INDEX notices_of_member ON notices (member, id);
            CREATE INDEX notices_unread ON notices (member, read_at, kind, target_id, actor);
            CREATE INDEX notices_by_time ON notices (at);
            CREATE INDEX notices_of_actor ON notices (actor);

            CREATE TABLE muted_notices (
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                kind TEXT NOT NULL CHECK (kind <> ''),
                PRIMARY KEY (member, kind)
            ) STRICT;
            """
    )
}
