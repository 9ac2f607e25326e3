import Database

extension Migration {
    /// Keeps when a review was changed after others could see it.
    static let editedReviews = Migration(
        80,
        "edited reviews",
        sql: """
            ALTER TABLE reviews ADD COLUMN edited_at INTEGER CHECK (edited_at >= revealed_at);
            """
    )
}
