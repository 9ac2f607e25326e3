import Database

extension Migration {
    /// Adds a member's own pace, what their runner card shows, and when the details were last changed.
    /// Moves the marks of runs together to make room for conditions, and opens the runs to everyone.
    static let runConditions = Migration(
        37,
        "run conditions",
        sql: """
            ALTER TABLE accounts ADD COLUMN pace TEXT
                CHECK (pace IN ('beginner', 'average', 'fast', 'expert'));

            ALTER TABLE accounts ADD COLUMN shown_details INTEGER NOT NULL DEFAULT 0;

            ALTER TABLE accounts ADD COLUMN birth_year_changed_at INTEGER;

            ALTER TABLE accounts ADD COLUMN gender_changed_at INTEGER;

            ALTER TABLE accounts ADD COLUMN job_group_changed_at INTEGER;

            UPDATE listings
            SET facets = (facets & 7) | (((facets >> 8) & 15) << 4) | (((facets >> 24) & 3) << 10)
                | 576460474204229632
            WHERE kind = 'run';
            """
    )
}
