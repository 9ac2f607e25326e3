import Database

extension Migration {
    /// Adds drawn areas to saved searches, and former points to the queue of their matching. A listing that
    /// is queued by then is matched as a new one.
    static let drawnAreas = Migration(
        59,
        "drawn areas",
        sql: """
            ALTER TABLE saved_searches ADD COLUMN drawn TEXT;

            ALTER TABLE listing_arrivals ADD COLUMN former_latitude INTEGER;

            ALTER TABLE listing_arrivals ADD COLUMN former_longitude INTEGER;

            UPDATE listing_arrivals SET former_code = NULL;
            """
    )
}
