import Database

extension Migration {
    /// Adds whose sellers a member has read, for the daily limit.
    static let sellerReadings = Migration(
        72,
        "seller readings",
        sql: """
            CREATE TABLE seller_readings (
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                listing INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
                at INTEGER NOT NULL,
                PRIMARY KEY (member, listing)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX seller_readings_of_listing ON seller_readings (listing);
            """
    )
}
