import Database

extension Migration {
    /// Adds the recordings of teachers. Their bytes are files beside those of images.
    static let recordings = Migration(
        67,
        "recordings",
        sql: """
            CREATE TABLE recordings (
                id INTEGER PRIMARY KEY,
                teacher INTEGER NOT NULL REFERENCES teachers (member) ON DELETE CASCADE,
                title TEXT NOT NULL CHECK (title <> ''),
                seconds INTEGER NOT NULL CHECK (seconds > 0),
                file TEXT NOT NULL CHECK (file <> ''),
                uploaded_at INTEGER NOT NULL
            ) STRICT;

            CREATE INDEX recordings_of_teacher ON recordings (teacher, id);

            CREATE INDEX recordings_in_file ON recordings (file);
            """
    )
}
