import Database

extension Migration {
    /// Adds the day of a home's verification, in days since 1970 and before the year 10000. The position
    /// isn't stored.
    static let homeVerifications = Migration(
        33,
        "home verifications",
        sql: """
            ALTER TABLE home_neighbourhoods ADD COLUMN verified_on INTEGER
                CHECK (verified_on BETWEEN 0 AND 2932896);
            """
    )
}
