import Database

extension Migration {
    /// Tokens of programs.
    static let apiTokens = Migration(
        8,
        "API tokens",
        sql: """
            CREATE TABLE api_tokens (
                id INTEGER PRIMARY KEY,
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                name TEXT NOT NULL CHECK (name <> ''),
                scope TEXT NOT NULL CHECK (scope IN ('read', 'write')),
                created_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL CHECK (expires_at > created_at),
                last_used_at INTEGER
            ) STRICT;
            CREATE INDEX api_tokens_of_member ON api_tokens (member, id);
            """
    )
}
