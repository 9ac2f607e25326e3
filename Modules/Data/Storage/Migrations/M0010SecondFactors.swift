import Database

extension Migration {
    /// Second factors of sign-ins.
    static let secondFactors = Migration(
        10,
        "second factors",
        sql: """
            CREATE TABLE second_factors (
                member INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
                secret BLOB NOT NULL,
                since INTEGER NOT NULL,
                last_step INTEGER NOT NULL
            ) STRICT;

            CREATE TABLE recovery_codes (
                member INTEGER NOT NULL REFERENCES second_factors (member) ON DELETE CASCADE,
                seal TEXT NOT NULL CHECK (seal <> ''),
                PRIMARY KEY (member, seal)
            ) STRICT;

            CREATE TABLE answered_challenges (
                id INTEGER PRIMARY KEY,
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                expires_at INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX answered_challenges_of_member ON answered_challenges (member);
            CREATE INDEX answered_challenges_by_end ON answered_challenges (expires_at);
            """
    )
}
