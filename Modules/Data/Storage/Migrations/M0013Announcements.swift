import Database

extension Migration {
    /// What operators announce to everybody, on pages and by mail (ADR 101).
    static let announcements = Migration(
        13,
        "announcements",
        sql: """
            CREATE TABLE announcements (
                id INTEGER PRIMARY KEY,
                text TEXT NOT NULL CHECK (text <> ''),
                text_en TEXT CHECK (text_en <> ''),
                link TEXT CHECK (link <> ''),
                starts_at INTEGER NOT NULL,
                ends_at INTEGER NOT NULL,
                CHECK (starts_at <= ends_at)
            ) STRICT;
            CREATE INDEX announcements_end ON announcements (ends_at);
            """
    )
}
