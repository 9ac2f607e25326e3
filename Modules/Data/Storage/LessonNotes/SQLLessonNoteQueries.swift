public import Database
public import Domain

public struct SQLLessonNoteQueries: LessonNoteQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func list(of deal: Deal.ID, for reader: Member.ID) async throws -> [LessonNoteSummary] {
        try await database.read { connection in
            guard try connection.deals.find(deal)?.parties.include(reader) == true else {
                throw DealRefusal.notFound
            }
            let hidden = try connection.blocks.hidden(from: reader)
            return try connection.run(Self.list(of: deal))
                .map { try LessonNoteSummary(row: $0, for: reader, hiding: hidden) }
        }
    }

    public func list(
        of reader: Member.ID,
        with other: Member.ID?,
        _ slice: SliceRequest
    ) async throws -> Slice<LessonNoteSummary> {
        try await database.read { connection in
            let hidden = try connection.blocks.hidden(from: reader)
            let rows = try connection.run(
                Self.list(of: reader, with: other, before: slice.start(), slice.rows)
            )
            return try Slice(rows, slice, by: "id", of: LessonNote.self) { shown in
                try shown.map { try LessonNoteSummary(row: $0, for: reader, hiding: hidden) }
            }
        }
    }

    static func list(of deal: Deal.ID) -> SQL {
        "\(head) WHERE lesson_notes.deal = \(deal) ORDER BY by_teacher DESC, lesson_notes.id"
    }

    static func list(
        of reader: Member.ID,
        with other: Member.ID?,
        before last: LessonNote.ID?,
        _ limit: Int
    ) -> SQL {
        func page(_ own: SQL, _ others: SQL) -> SQL {
            let with: SQL = other.map { "AND \(others) = \($0) " } ?? ""
            return """
                SELECT id FROM lesson_notes
                WHERE \(own) = \(reader) \(with)AND id < \(last?.rawValue ?? .max)
                ORDER BY id DESC LIMIT \(limit)
                """
        }
        return """
            \(head)
            WHERE lesson_notes.id IN (SELECT id FROM (\(page("author", "reader"))) AS written
                UNION ALL SELECT id FROM (\(page("reader", "author"))) AS received)
            ORDER BY lesson_notes.id DESC LIMIT \(limit)
            """
    }

    private static let head: SQL = """
        SELECT \(LessonNote.columns), deals.title AS title, deals.starts_at AS starts_at,
            CASE WHEN deals.provider = lesson_notes.author THEN 1 ELSE 0 END AS by_teacher,
            \(MemberCard.columns("writer")), \(MemberCard.columns("addressee"))
        FROM lesson_notes JOIN deals ON deals.id = lesson_notes.deal
            \(MemberCard.join("writer", on: "lesson_notes.author"))
            \(MemberCard.join("addressee", on: "lesson_notes.reader"))
        """
}

extension LessonNoteSummary {
    /// A block hides the other party, not the note.
    fileprivate init(row: Row, for reader: Member.ID, hiding hidden: Set<Member.ID>) throws {
        let note = try LessonNote(row: row)
        let isMine = note.author == reader
        let other = try MemberCard(row: row, isMine ? "addressee" : "writer")
        self.init(
            note,
            title: try row.value("title"),
            startsAt: try row.value("starts_at"),
            isMine: isMine,
            isByTeacher: try row.value("by_teacher"),
            other: other.flatMap { hidden.contains($0.id) ? nil : $0 }
        )
    }
}
