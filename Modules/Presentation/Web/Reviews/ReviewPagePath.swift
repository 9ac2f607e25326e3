import Wire

/// Paths of review pages.
enum ReviewPagePath: String, Path {
    case write = "/deals/{id}/review"
    case reply = "/reviews/{id}/reply"
    case aboutMember = "/members/{id}/reviews"
}
