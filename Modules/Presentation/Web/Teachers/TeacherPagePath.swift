import Wire

/// Paths of the pages of teachers and of their documents.
enum TeacherPagePath: String, Path {
    case mine = "/settings/teacher"
    case begin = "/settings/teacher/begin"
    case end = "/settings/teacher/end"
    case documents = "/settings/teacher/documents"
    case withdraw = "/settings/teacher/documents/withdraw"
    case queue = "/verifications"
    case verification = "/verifications/{id}"
    case decline = "/verifications/{id}/decline"
}
