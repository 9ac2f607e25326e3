import Wire

/// Paths of review pages.
enum ReviewPagePath: String, Path {
    case write = "/deals/{id}/review"
    case edit = "/reviews/{id}/edit"
    case delete = "/reviews/{id}/delete"
    case reply = "/reviews/{id}/reply"
    case aboutMember = "/members/{id}/reviews"
}
