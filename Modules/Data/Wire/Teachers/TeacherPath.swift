/// Paths of teachers and of their documents.
public enum TeacherPath: String, Path {
    case mine = "/api/v1/me/teacher"
    case one = "/api/v1/members/{id}/teacher"
    case myVerification = "/api/v1/me/teacher/verification"
    case verifications = "/api/v1/verifications"
    case accept = "/api/v1/verifications/{id}/accept"
    case decline = "/api/v1/verifications/{id}/decline"
    case verification = "/api/v1/verifications/{id}"
}
