import Wire

/// Paths of the pages of notes of lessons.
enum LessonNotePagePath: String, Path {
    case ofDeal = "/deals/{id}/notes"
    case remove = "/deals/{id}/notes/remove"
    case homeworkDone = "/deals/{id}/homework/done"
    case homeworkOpen = "/deals/{id}/homework/open"
    case mine = "/me/lesson-notes"
}
