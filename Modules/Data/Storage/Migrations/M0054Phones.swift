import Database

extension Migration {
    /// Adds members' phone numbers and whom they are revealed to. A share that has ended stays in its
    /// owner's log.
    static let phones = Migration(
        54,
        "phones",
        sql: """
            CREATE TABLE phones (
                member INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
                number TEXT NOT NULL CHECK (number <> ''),
                sharing TEXT NOT NULL CHECK (sharing IN ('ask', 'always')),
                stored_at INTEGER NOT NULL
            ) STRICT;

            CREATE TABLE phone_shares (
                id INTEGER PRIMARY KEY,
                conversation INTEGER NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
                owner INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                reader INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                state TEXT NOT NULL CHECK (state IN ('requested', 'revealed', 'declined', 'withdrawn')),
                requested_at INTEGER,
                revealed_at INTEGER CHECK ((revealed_at IS NULL) = (state IN ('requested', 'declined'))),
                ended_at INTEGER CHECK ((ended_at IS NULL) = (state IN ('requested', 'revealed'))),
                CHECK (requested_at IS NOT NULL OR revealed_at IS NOT NULL)
            ) STRICT;

            CREATE UNIQUE INDEX phone_shares_open ON phone_shares (conversation, owner)
                WHERE state IN ('requested', 'revealed');

            CREATE INDEX phone_shares_of_conversation ON phone_shares (conversation, owner, id);

            CREATE INDEX phone_shares_of_owner ON phone_shares (owner, id);

            CREATE INDEX phone_shares_of_reader ON phone_shares (reader, owner);
            """
    )
}
