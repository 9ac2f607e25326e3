import Database

extension Migration {
    /// Adds to saved searches whether they are for listings that admit their owner.
    static let fittingSearches = Migration(
        40,
        "fitting searches",
        sql: """
            ALTER TABLE saved_searches ADD COLUMN fits_owner INTEGER NOT NULL DEFAULT 0
                CHECK (fits_owner IN (0, 1));
            """
    )
}
