import Database

extension Migration {
    static let calendarAddresses = Migration(
        35,
        "calendar addresses",
        sql: """
            CREATE TABLE calendar_addresses (
                id INTEGER PRIMARY KEY,
                member INTEGER NOT NULL UNIQUE REFERENCES accounts (id) ON DELETE CASCADE,
                created_at INTEGER NOT NULL
            ) STRICT;
            """
    )
}
