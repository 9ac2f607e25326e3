import Database

extension Migration {
    /// Stores the start of which those who take part in a listing were reminded.
    static let remindersOfStarts = Migration(
        76,
        "reminders of starts",
        sql: """
            ALTER TABLE rosters ADD COLUMN day_told INTEGER;
            ALTER TABLE rosters ADD COLUMN hour_told INTEGER;

            CREATE INDEX listings_by_start ON listings (starts_at, id) WHERE kind IN ('run', 'event');
            """
    )
}
