import Wire

/// Where people say how it was.
enum ReviewPagePath: String, Path {
    case write = "/deals/{id}/review"
    case reply = "/reviews/{id}/reply"
    case aboutMember = "/members/{id}/reviews"
}
