import Database

extension Migration {
    /// Adds community posts. Tags are separated by blanks.
    static let communityPosts = Migration(
        58,
        "community posts",
        sql: """
            CREATE TABLE community_posts (
                id INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
                description TEXT NOT NULL CHECK (description <> ''),
                tags TEXT NOT NULL
            ) STRICT;
            """
    )
}
