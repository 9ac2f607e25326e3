import Database

extension Migration {
    static let giveaways = Migration(
        0,
        "giveaways",
        sql: """
            CREATE TABLE giveaways (
                id INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
                description TEXT NOT NULL CHECK (description <> '')
            ) STRICT;
            """
    )
}
