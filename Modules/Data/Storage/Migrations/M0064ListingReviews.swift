import Database

extension Migration {
    /// Counts the reviews that the author of a listing has for it, which make it popular.
    static let listingReviews = Migration(
        64,
        "listing reviews",
        sql: """
            ALTER TABLE listings ADD COLUMN reviews INTEGER NOT NULL DEFAULT 0 CHECK (reviews >= 0);

            UPDATE listings SET reviews = (
                SELECT count(*) FROM reviews
                WHERE reviews.about = listings.author AND (
                    reviews.subject_kind = 'listing' AND reviews.subject_id = listings.id
                    OR reviews.subject_kind = 'deal' AND reviews.subject_id IN (
                        SELECT deals.id FROM deals
                        WHERE deals.subject_kind = 'listing' AND deals.subject_id = listings.id)));
            """
    )
}
