/// The reasons to refuse a note of a lesson.
public enum LessonNoteRefusal: String, Refusal, CaseIterable {
    /// The deal is for a viewing.
    case notTaught = "lesson-note.not-taught"
    /// The lesson hasn't begun, or was called off.
    case notBegun = "lesson-note.not-begun"
    /// A block separates the parties, or one has deleted the account.
    case closed = "lesson-note.closed"
    case textMissing = "lesson-note.text-missing"
    case textTooLong = "lesson-note.text-too-long"
    case homeworkByTeacher = "lesson-note.homework-by-teacher"
    case tickByStudent = "lesson-note.tick-by-student"
    case noHomework = "lesson-note.no-homework"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .noHomework: .notFound
        case .homeworkByTeacher, .tickByStudent: .forbidden
        case .notTaught, .notBegun, .closed: .conflict
        case .textMissing, .textTooLong: .invalid
        }
    }

    public var field: String? {
        switch self {
        case .textMissing, .textTooLong: "text"
        case .homeworkByTeacher: "homework"
        default: nil
        }
    }
}
