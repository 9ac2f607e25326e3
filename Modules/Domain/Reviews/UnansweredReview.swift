/// A review that its author may still change or take back, because the other party hasn't answered it.
///
/// Reviews are sealed until both are written. A change after the other party has reacted would be a
/// retaliation, or would make an answer say something else.
public struct UnansweredReview: Sendable {
    public private(set) var review: Review

    /// - Parameters:
    ///   - isReturned: whether the other party has written a review of the same subject.
    ///   - isHidden: whether an operator has hidden it. Such a review stays as the operator decided about it,
    ///     and keeps its author from writing it again.
    public init(
        _ review: Review,
        by member: Member.ID,
        isReturned: Bool,
        isHidden: Bool
    ) throws(ReviewRefusal) {
        guard review.author == member else { throw .notYours }
        guard !isHidden else { throw .hidden }
        guard !isReturned, review.reply == nil else { throw .answered }
        self.review = review
    }

    public mutating func edit(
        _ rating: Rating,
        _ text: ReviewText?,
        _ manners: Set<Manner>,
        at now: Moment
    ) throws(ReviewRefusal) {
        try review.edit(rating, text, manners, at: now)
    }
}
