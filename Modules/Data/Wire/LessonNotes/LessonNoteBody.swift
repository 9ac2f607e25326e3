public import Domain
public import JSONCoding

/// A note of a lesson as one of its parties sees it.
public struct LessonNoteBody: Body {
    public let id: LessonNote.ID
    public let deal: Deal.ID
    public let title: String
    public let startsAt: Moment
    public let isMine: Bool
    public let isByTeacher: Bool
    /// Null for a deleted account and for one hidden by a block.
    public let other: MemberCardBody?
    public let text: String
    public let homework: String?
    public let homeworkDoneAt: Moment?
    public let writtenAt: Moment
    public let editedAt: Moment?

    public init(_ summary: LessonNoteSummary) {
        let note = summary.note
        id = note.id
        deal = note.deal
        title = summary.title
        startsAt = summary.startsAt
        isMine = summary.isMine
        isByTeacher = summary.isByTeacher
        other = summary.other.map(MemberCardBody.init)
        text = note.text.text
        homework = note.homework?.text.text
        homeworkDoneAt = note.homework?.doneAt
        writtenAt = note.writtenAt
        editedAt = note.editedAt
    }

    public static var name: String { "LessonNote" }
    public static var parts: [any Body.Type] { [MemberCardBody.self] }

    public static var schema: Schema {
        .object([
            "id": .string().required,
            "deal": .string().required,
            "title": .string().required.described("Of the deal"),
            "startsAt": .moment.required,
            "mine": .boolean.required,
            "byTeacher": .boolean.required,
            "other": .nullable(.reference(MemberCardBody.name)).required.described("The other party"),
            "text": .string().required,
            "homework": .nullable(.string()).required,
            "homeworkDoneAt": .nullable(.moment).required.described("When the student ticked it"),
            "writtenAt": .moment.required,
            "editedAt": .nullable(.moment).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        deal = try fields.identifier("deal")
        title = try fields.text("title")
        startsAt = try fields.moment("startsAt")
        isMine = try fields.boolean("mine")
        isByTeacher = try fields.boolean("byTeacher")
        other = try fields.bodyIfPresent("other")
        text = try fields.text("text")
        homework = try fields.textIfPresent("homework")
        homeworkDoneAt = try fields.momentIfPresent("homeworkDoneAt")
        writtenAt = try fields.moment("writtenAt")
        editedAt = try fields.momentIfPresent("editedAt")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("deal", deal)
            writer.field("title", title)
            writer.field("startsAt", startsAt)
            writer.field("mine", isMine)
            writer.field("byTeacher", isByTeacher)
            writer.field("other", other)
            writer.field("text", text)
            writer.field("homework", homework)
            writer.field("homeworkDoneAt", homeworkDoneAt)
            writer.field("writtenAt", writtenAt)
            writer.field("editedAt", editedAt)
        }
    }
}
