import Database

extension Migration {
    /// Adds the notes of lessons. The reader is the other party.
    static let lessonNotes = Migration(
        65,
        "lesson notes",
        sql: """
            CREATE TABLE lesson_notes (
                id INTEGER PRIMARY KEY,
                deal INTEGER NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
                author INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                reader INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                text TEXT NOT NULL CHECK (text <> ''),
                homework TEXT CHECK (homework <> ''),
                homework_done_at INTEGER CHECK (homework_done_at IS NULL OR homework IS NOT NULL),
                written_at INTEGER NOT NULL,
                edited_at INTEGER,
                UNIQUE (deal, author)
            ) STRICT;

            CREATE INDEX lesson_notes_written ON lesson_notes (author, id);

            CREATE INDEX lesson_notes_written_for ON lesson_notes (author, reader, id);

            CREATE INDEX lesson_notes_read ON lesson_notes (reader, id);

            CREATE INDEX lesson_notes_read_of ON lesson_notes (reader, author, id);
            """
    )
}
