import Database

extension Migration {
    /// What remains of deleted listings, and whether search engines may index what a member posts.
    static let searchEngines = Migration(
        5,
        "search engines",
        sql: """
            CREATE TABLE deleted_listings (
                id INTEGER PRIMARY KEY,
                kind TEXT NOT NULL CHECK (kind <> ''),
                code INTEGER NOT NULL,
                deleted_at INTEGER NOT NULL
            ) STRICT;

            ALTER TABLE accounts ADD COLUMN is_indexed INTEGER NOT NULL DEFAULT 1
                CHECK (is_indexed IN (0, 1));
            CREATE INDEX accounts_unindexed ON accounts (id) WHERE is_indexed = 0;
            """
    )
}
