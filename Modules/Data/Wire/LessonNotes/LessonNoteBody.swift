public import Domain

/// A note of a lesson as one of its parties sees it.
public struct LessonNoteBody: ShapedBody {
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

    public static let shape = Shape<Self>(
        "LessonNote",
        Field("id", \.id),
        Field("deal", \.deal),
        Field("title", \.title, about: "Of the deal"),
        Field("startsAt", \.startsAt),
        Field("mine", \.isMine),
        Field("byTeacher", \.isByTeacher),
        Field("other", \.other, about: "The other party"),
        Field("text", \.text),
        Field("homework", \.homework),
        Field("homeworkDoneAt", \.homeworkDoneAt, about: "When the student ticked it"),
        Field("writtenAt", \.writtenAt),
        Field("editedAt", \.editedAt),
        make: Self.init
    )
}

extension LessonNoteBody {
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
}
