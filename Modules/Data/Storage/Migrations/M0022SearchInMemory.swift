import Database

extension Migration {
    /// Drops the tables of database search and keeps the searchable texts.
    static let searchInMemory = Migration(
        22,
        "search in memory",
        sqlite: """
            DROP TABLE listing_index;

            ALTER TABLE listing_words DROP COLUMN position;

            ALTER TABLE listing_words DROP COLUMN tokens;
            """,
        postgresql: """
            DROP INDEX listing_index;

            ALTER TABLE listing_words DROP COLUMN position, DROP COLUMN tokens;
            """
    )
}
