import Database

extension Migration {
    /// Adds community posts. Tags are separated by blanks.
    static let community = Migration(
        58,
        "community",
        sql: """
            CREATE TABLE community_posts (
                id INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
                description TEXT NOT NULL CHECK (description <> ''),
                tags TEXT NOT NULL
            ) STRICT;
            """
    )
}
