/// The reasons to refuse a review, a change of one, or a reply.
public enum ReviewRefusal: String, Refusal, CaseIterable {
    /// The review doesn't exist or isn't visible to the member.
    case notFound = "review.not-found"
    case notDone = "review.not-done"
    case tooLate = "review.too-late"
    case alreadyWritten = "review.already-written"
    case notAboutAsker = "review.not-about-asker"
    case alreadyReplied = "review.already-replied"
    case notYours = "review.not-yours"
    /// The other party has written their review, or replied.
    case answered = "review.answered"
    /// An operator has hidden it.
    case hidden = "review.hidden"
    case rating = "review.rating"
    case tooManyManners = "review.too-many-manners"
    /// The manner is about the other role of a deal.
    case mannerOfOtherRole = "review.manner-of-other-role"
    case textMissing = "review.text-missing"
    case textTooLong = "review.text-too-long"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .notAboutAsker, .notYours: .forbidden
        case .notDone, .tooLate, .alreadyWritten, .alreadyReplied, .answered, .hidden: .conflict
        case .rating, .tooManyManners, .mannerOfOtherRole, .textMissing, .textTooLong: .invalid
        }
    }

    public var field: String? {
        switch self {
        case .rating: "rating"
        case .tooManyManners, .mannerOfOtherRole: "manners"
        case .textMissing, .textTooLong: "text"
        default: nil
        }
    }
}
