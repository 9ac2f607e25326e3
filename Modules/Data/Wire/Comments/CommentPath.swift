/// Paths of comments.
public enum CommentPath: String, Path {
    case ofListing = "/api/v1/listings/{id}/comments"
    case mine = "/api/v1/me/comments"
    case one = "/api/v1/comments/{id}"
    case replies = "/api/v1/comments/{id}/replies"
}
