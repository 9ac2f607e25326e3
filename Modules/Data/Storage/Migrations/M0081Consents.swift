import Database

extension Migration {
    /// Adds members' consents to the operator's documents, one for each text.
    static let consents = Migration(
        81,
        "consents",
        sql: """
            CREATE TABLE consents (
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                document TEXT NOT NULL CHECK (document IN ('terms', 'privacy', 'location')),
                language TEXT NOT NULL CHECK (language IN ('ko', 'en')),
                digest TEXT NOT NULL CHECK (length(digest) = 64),
                given_at INTEGER NOT NULL,
                PRIMARY KEY (member, document, digest)
            ) STRICT;
            """
    )
}
