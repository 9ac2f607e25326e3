import Database

extension Migration {
    /// Treats closed listings with free seats as closed by their authors, and full ones as not.
    static let listingClosures = Migration(
        18,
        "listing closures",
        sql: """
            UPDATE listings SET status = 'closed' WHERE status = 'open' AND taken = seats;

            UPDATE place_counts SET (listings, latitudes, longitudes) = (
                SELECT count(*), coalesce(sum(latitude), 0), coalesce(sum(longitude), 0) FROM listings
                WHERE listings.kind = place_counts.kind AND listings.code = place_counts.code
                    AND listings.status = 'open'
            );

            ALTER TABLE listings ADD COLUMN is_closed_by_author INTEGER NOT NULL DEFAULT 0
                CHECK (is_closed_by_author IN (0, 1))
                CHECK (status <> 'open' OR (is_closed_by_author = 0 AND is_held_back = 0
                    AND taken < seats));

            UPDATE listings SET is_closed_by_author = 1
            WHERE status = 'closed' AND is_held_back = 0 AND taken < seats;
            """
    )
}
