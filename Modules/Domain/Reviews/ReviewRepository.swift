/// Where reviews are kept, together with the lines and notices they lead to; neither ever tells what is in a
/// review that isn't revealed.
public protocol ReviewRepository: Sendable {
    /// Keeps a review on the ground as it is at that moment; a request that is repeated makes one. When both
    /// are in, both are revealed. Throws ``DealRefusal/notFound`` for a member who isn't a party.
    func write(
        _ rating: Rating,
        _ text: ReviewText?,
        of deal: Deal.ID,
        by member: Member.ID,
        at now: Moment
    ) async throws -> Review.ID

    /// Keeps the answer of the member whom it is about. Throws ``ReviewRefusal/notFound`` for one that
    /// `member` can't see.
    func reply(_ text: ReviewText, to id: Review.ID, by member: Member.ID, at now: Moment) async throws

    /// Tells the two, once, that a review is shown because its time has passed; each in a step of its own.
    func tellOfRevealed(at now: Moment) async throws
}
