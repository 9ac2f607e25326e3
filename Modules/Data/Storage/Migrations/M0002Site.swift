import Database

extension Migration {
    /// Settings of the place, invitations, and who joined by them (ADR 100).
    static let site = Migration(
        2,
        "site",
        sql: """
            CREATE TABLE site_settings (
                setting TEXT PRIMARY KEY CHECK (setting <> ''),
                value TEXT NOT NULL CHECK (value <> '')
            ) STRICT;
            CREATE TABLE site_changes (
                id INTEGER PRIMARY KEY,
                setting TEXT NOT NULL CHECK (setting <> ''),
                former TEXT NOT NULL,
                value TEXT NOT NULL,
                operator INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                at INTEGER NOT NULL,
                CHECK (former <> value)
            ) STRICT;
            CREATE INDEX site_changes_by_operator ON site_changes (operator);

            CREATE TABLE invitations (
                id INTEGER PRIMARY KEY,
                seal TEXT NOT NULL UNIQUE CHECK (seal <> ''),
                email TEXT CHECK (email <> ''),
                uses INTEGER NOT NULL CHECK (uses BETWEEN 1 AND 100),
                used INTEGER NOT NULL CHECK (used BETWEEN 0 AND uses),
                operator INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                created_at INTEGER NOT NULL,
                ends_at INTEGER NOT NULL,
                withdrawn_at INTEGER,
                CHECK (ends_at > created_at)
            ) STRICT;
            CREATE INDEX invitations_by_end ON invitations (ends_at);
            CREATE INDEX invitations_by_operator ON invitations (operator);
            CREATE TABLE invited_members (
                member INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
                invitation INTEGER NOT NULL REFERENCES invitations (id) ON DELETE CASCADE,
                joined_at INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX invited_members_by_invitation ON invited_members (invitation, joined_at, member);
            """
    )
}
