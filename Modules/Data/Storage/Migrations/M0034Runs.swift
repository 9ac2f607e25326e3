import Database

extension Migration {
    static let runs = Migration(
        34,
        "runs",
        sql: """
            CREATE TABLE runs (
                id INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
                description TEXT NOT NULL
            ) STRICT;
            """
    )
}
