import Database

extension Migration {
    /// Adds comments and, to listings, their number. A deleted comment with replies keeps its row, without
    /// author and text. The thread of a reply is its comment, that of a comment is itself.
    static let comments = Migration(
        51,
        "comments",
        sql: """
            ALTER TABLE listings ADD COLUMN comments INTEGER NOT NULL DEFAULT 0 CHECK (comments >= 0);

            CREATE TABLE comments (
                id INTEGER PRIMARY KEY,
                subject_kind TEXT NOT NULL,
                subject_id INTEGER NOT NULL,
                thread INTEGER NOT NULL REFERENCES comments (id),
                author INTEGER REFERENCES accounts (id),
                text TEXT CHECK (text <> ''),
                written_at INTEGER NOT NULL,
                edited_at INTEGER,
                CHECK ((author IS NULL) = (text IS NULL)),
                CHECK (author IS NOT NULL OR thread = id)
            ) STRICT;

            CREATE INDEX comments_oldest ON comments (subject_kind, subject_id, thread, id);
            CREATE INDEX comments_newest ON comments (subject_kind, subject_id, thread DESC, id);
            CREATE INDEX comments_of_thread ON comments (thread, id);
            CREATE INDEX comments_of_author ON comments (author, id);
            """
    )
}
