import Database

extension Migration {
    /// How the location of a place was found. The point of an address that was known by its neighbourhood
    /// only wasn't moved before it was shown, except for kinds whose place is public: theirs can't be told
    /// from a building.
    static let placeAccuracy = Migration(
        6,
        "place accuracy",
        sql: """
            ALTER TABLE listing_places ADD COLUMN accuracy TEXT NOT NULL DEFAULT 'pin'
                CHECK (accuracy IN ('pin', 'building', 'street', 'neighbourhood'));
            UPDATE listing_places SET accuracy = CASE
                    WHEN EXISTS (
                        SELECT 1 FROM listings
                        WHERE listings.id = listing_places.listing AND kind NOT IN ('event', 'shop')
                            AND listings.latitude = listing_places.latitude
                            AND listings.longitude = listing_places.longitude
                    ) THEN 'neighbourhood'
                    ELSE 'building'
                END
            WHERE address IS NOT NULL;

            ALTER TABLE series ADD COLUMN exact_accuracy TEXT
                CHECK (exact_accuracy IN ('pin', 'building', 'street', 'neighbourhood'));
            UPDATE series SET exact_accuracy = CASE
                    WHEN exact_address IS NULL THEN 'pin'
                    WHEN exact_latitude = latitude AND exact_longitude = longitude THEN 'neighbourhood'
                    ELSE 'building'
                END
            WHERE exact_latitude IS NOT NULL;

            ALTER TABLE deals ADD COLUMN accuracy TEXT
                CHECK (accuracy IN ('pin', 'building', 'street', 'neighbourhood'));
            ALTER TABLE deals ADD COLUMN move_accuracy TEXT
                CHECK (move_accuracy IN ('pin', 'building', 'street', 'neighbourhood'));
            UPDATE deals SET accuracy = CASE WHEN address IS NULL THEN 'pin' ELSE 'building' END
            WHERE latitude IS NOT NULL;
            UPDATE deals SET move_accuracy = CASE WHEN move_address IS NULL THEN 'pin' ELSE 'building' END
            WHERE move_latitude IS NOT NULL;
            """
    )
}
