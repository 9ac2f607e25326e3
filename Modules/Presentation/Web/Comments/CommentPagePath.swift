import Wire

/// Paths of the pages of comments.
enum CommentPagePath: String, Path {
    case ofListing = "/listings/{id}/comments"
    case mine = "/me/comments"
    /// A comment with its replies.
    case one = "/comments/{id}"
    case edit = "/comments/{id}/edit"
    case delete = "/comments/{id}/delete"
}
