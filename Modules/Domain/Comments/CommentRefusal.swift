/// The reasons to refuse a comment.
public enum CommentRefusal: String, Refusal, CaseIterable {
    /// The comment doesn't exist, was deleted, or isn't visible to the member.
    case notFound = "comment.not-found"
    case notYours = "comment.not-yours"
    /// Listings of this kind take no comments.
    case notTaken = "comment.not-taken"
    case replyToReply = "comment.reply-to-reply"
    case textMissing = "comment.text-missing"
    case textTooLong = "comment.text-too-long"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .notYours: .forbidden
        case .notTaken, .replyToReply: .conflict
        case .textMissing, .textTooLong: .invalid
        }
    }

    public var field: String? {
        switch self {
        case .textMissing, .textTooLong: "text"
        default: nil
        }
    }
}
