import Wire

/// Paths of pages of what waits for approval.
enum SubmissionPagePath: String, Path {
    case queue = "/submissions"
    case edits = "/listings/{id}/edits"
    case mine = "/me/submissions"
    case trusted = "/submissions/trusted"
    case distrust = "/submissions/trusted/{id}/remove"
    case approve = "/submissions/{id}/approve"
    case decline = "/submissions/{id}/decline"
    case comments = "/submissions/comments"
    case approveComment = "/submissions/comments/{id}/approve"
    case declineComment = "/submissions/comments/{id}/decline"
}
