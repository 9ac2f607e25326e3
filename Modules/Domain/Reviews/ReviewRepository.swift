/// What is reviewed, seen from the author of the review.
public enum ReviewTarget: Hashable, Sendable {
    /// The other party of a deal.
    case deal(Deal.ID)
    /// Another member of a listing's roster, or its organiser.
    case member(Member.ID, of: Listing.ID)
}

/// Stores reviews together with the resulting lines and notices. Lines and notices never reveal the content
/// of a review that isn't revealed.
public protocol ReviewRepository: Sendable {
    /// Writes a review from the current context. A repeated request writes one review. The second review
    /// between two members reveals both. Throws ``DealRefusal/notFound`` or ``RosterRefusal/notFound`` for a
    /// member who isn't a party.
    func write(
        _ rating: Rating,
        _ text: ReviewText?,
        _ manners: Set<Manner>,
        of target: ReviewTarget,
        by member: Member.ID,
        at now: Moment
    ) async throws -> Review.ID

    /// Changes a review of the member. It is seen at once wherever it counts.
    ///
    /// Throws ``ReviewRefusal/notFound`` for a review that `member` can't see, and what
    /// ``UnansweredReview`` throws.
    func edit(
        _ id: Review.ID,
        _ rating: Rating,
        _ text: ReviewText?,
        _ manners: Set<Manner>,
        by member: Member.ID,
        at now: Moment
    ) async throws

    /// Deletes a review of the member with its notices, so that another can be written while the time lasts.
    /// A line in the conversation of its deal tells of it.
    ///
    /// Throws as ``edit(_:_:_:_:by:at:)`` does.
    func takeBack(_ id: Review.ID, by member: Member.ID, at now: Moment) async throws

    /// Stores the reply of the reviewed member. Throws ``ReviewRefusal/notFound`` for a review that `member`
    /// can't see.
    func reply(_ text: ReviewText, to id: Review.ID, by member: Member.ID, at now: Moment) async throws

    /// Notifies both parties, once, of each review revealed because its time has passed. Each has its own
    /// transaction.
    func tellOfRevealed(at now: Moment) async throws
}
