import Database

extension Migration {
    /// Adds the ranges of figures to saved searches, and the former figures to the queue of their matching.
    static let figuresOfSavedSearches = Migration(
        50,
        "figures of saved searches",
        sql: """
            ALTER TABLE saved_searches ADD COLUMN figures TEXT NOT NULL DEFAULT '';

            ALTER TABLE listing_arrivals ADD COLUMN former_deposit INTEGER;

            ALTER TABLE listing_arrivals ADD COLUMN former_cost INTEGER;

            ALTER TABLE listing_arrivals ADD COLUMN former_area INTEGER;
            """
    )
}
