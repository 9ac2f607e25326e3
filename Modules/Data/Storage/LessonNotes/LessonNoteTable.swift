public import Database
public import Domain

extension TableBase {
    var lessonNotes: LessonNoteTable { LessonNoteTable(connection: connection) }
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
        try connection.insert(
            LessonNoteRow(note, for: reader),
            """
            ON CONFLICT (deal, author) DO UPDATE
            SET text = excluded.text, homework = excluded.homework,
                homework_done_at = excluded.homework_done_at, edited_at = excluded.edited_at
            """
        )
    }

    func delete(_ id: LessonNote.ID) throws {
        try connection.execute("DELETE FROM lesson_notes WHERE id = \(id)")
    }

    /// A member has at most one notice of the other's note of a deal.
    func deleteNotice(of deal: Deal.ID, by author: Member.ID, to reader: Member.ID) throws {
        try connection.execute(
            """
            DELETE FROM notices
            WHERE member = \(reader) AND actor = \(author)
                AND kind IN \(list: Notice.Kind.ofLessonNotes.map(\.rawValue))
                AND target_kind = \(Subject.Kind.deal.rawValue) AND target_id = \(deal)
            """
        )
    }
}

/// A new note.
public struct LessonNoteRow: InsertableRow {
    public static let table: StaticString = "lesson_notes"

    private let note: LessonNote
    private let reader: Member.ID?

    public init(_ note: LessonNote, for reader: Member.ID?) {
        self.note = note
        self.reader = reader
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "id": note.id, "deal": note.deal, "author": note.author, "reader": reader,
            "text": note.text.text, "homework": note.homework?.text.text,
            "homework_done_at": note.homework?.doneAt, "written_at": note.writtenAt,
            "edited_at": note.editedAt,
        ]
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
