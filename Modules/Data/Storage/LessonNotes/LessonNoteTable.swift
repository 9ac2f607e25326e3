import Database
import Domain

extension Connection {
    var lessonNotes: LessonNoteTable { LessonNoteTable(connection: self) }
}

/// The table of notes of lessons.
struct LessonNoteTable {
    let connection: Connection

    func list(of deal: Deal.ID) throws -> [LessonNote] {
        try connection.run(
            "SELECT \(LessonNote.columns) FROM lesson_notes WHERE deal = \(deal) ORDER BY id"
        )
        .map { try LessonNote(row: $0) }
    }

    /// - Parameter reader: the other party.
    func save(_ note: LessonNote, for reader: Member.ID?) throws {
        try connection.execute(
            """
            INSERT INTO lesson_notes (id, deal, author, reader, text, homework, homework_done_at, written_at,
                edited_at)
            VALUES (\(note.id), \(note.deal), \(note.author), \(reader), \(note.text.text),
                \(note.homework?.text.text), \(note.homework?.doneAt), \(note.writtenAt), \(note.editedAt))
            ON CONFLICT (deal, author) DO UPDATE
            SET text = excluded.text, homework = excluded.homework,
                homework_done_at = excluded.homework_done_at, edited_at = excluded.edited_at
            """
        )
    }

    func delete(_ id: LessonNote.ID) throws {
        try connection.execute("DELETE FROM lesson_notes WHERE id = \(id)")
    }
}

extension LessonNote {
    static let columns: SQL = """
        lesson_notes.id AS id, lesson_notes.deal AS deal, lesson_notes.author AS author,
            lesson_notes.text AS text, lesson_notes.homework AS homework,
            lesson_notes.homework_done_at AS homework_done_at, lesson_notes.written_at AS written_at,
            lesson_notes.edited_at AS edited_at
        """

    init(row: Row) throws {
        let doneAt: Moment? = try row.value("homework_done_at")
        self.init(
            id: try row.value("id"),
            of: try row.value("deal"),
            by: try row.value("author"),
            try row.stored("text") { try LessonNoteText($0) },
            homework: try row.storedIfPresent("homework") { try LessonNoteText($0) }
                .map { Homework($0, doneAt: doneAt) },
            writtenAt: try row.value("written_at"),
            editedAt: try row.value("edited_at")
        )
    }
}
