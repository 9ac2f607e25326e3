import Database

extension Migration {
    /// Adds one number for all facets of a listing, the start of its first date, and one subject kind for
    /// listings of all kinds.
    static let facets = Migration(
        24,
        "facets",
        sqlite: changes,
        postgresql: changes.replacing("INTEGER", with: "BIGINT")
    )

    private static let changes = """
        ALTER TABLE listings ADD COLUMN facets INTEGER NOT NULL DEFAULT 0;

        ALTER TABLE listings ADD COLUMN starts_at INTEGER;

        UPDATE listings
        SET facets = categories | (audiences << 24) | (CAST(weekdays AS INTEGER) << 40),
            starts_at = (SELECT min(starts_at) FROM class_sessions WHERE class = listings.id);

        ALTER TABLE listings DROP COLUMN categories;

        ALTER TABLE listings DROP COLUMN audiences;

        ALTER TABLE listings DROP COLUMN weekdays;

        UPDATE favourites SET subject_kind = 'listing' WHERE subject_kind = 'class';

        UPDATE conversations SET subject_kind = 'listing' WHERE subject_kind = 'class';

        UPDATE deals SET subject_kind = 'listing' WHERE subject_kind = 'class';

        UPDATE reports SET subject_kind = 'listing' WHERE subject_kind = 'class';

        UPDATE image_uses SET subject_kind = 'listing' WHERE subject_kind = 'class';

        UPDATE notices SET target_kind = 'listing' WHERE target_kind = 'class';
        """
}
