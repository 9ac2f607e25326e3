/// Paths of the notes of lessons.
public enum LessonNotePath: String, Path {
    case ofDeal = "/api/v1/deals/{id}/notes"
    /// The member's own.
    case own = "/api/v1/deals/{id}/note"
    case homeworkDone = "/api/v1/deals/{id}/homework/done"
    case mine = "/api/v1/me/lesson-notes"
}
