import Database

extension Migration {
    /// Which accounts were deleted, so that a restored backup doesn't bring them back (ADR 98).
    static let erasures = Migration(
        10,
        "erasures",
        sql: """
            CREATE TABLE erasures (
                member INTEGER PRIMARY KEY,
                erased_at INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX erasures_by_time ON erasures (erased_at);
            """
    )
}
