/// What a review stands on at the moment it is written: the deal, and what was written about it before.
public struct ReviewContext: Sendable {
    private let deal: Deal
    private let written: [Review]

    public init(_ deal: Deal, written: [Review]) {
        self.deal = deal
        self.written = written
    }

    /// The review, and the other's, which it reveals together with itself.
    public func write(
        _ rating: Rating,
        _ text: ReviewText?,
        as id: Review.ID,
        by member: Member.ID,
        at now: Moment
    ) throws -> (review: Review, other: Review?) {
        guard deal.parties.include(member) else { throw DealRefusal.notFound }
        guard !written.contains(where: { $0.author == member }) else { throw ReviewRefusal.alreadyWritten }
        guard let doneAt = deal.progress.doneAt else { throw ReviewRefusal.notDone }
        let closesAt = doneAt + Review.time
        guard now < closesAt else { throw ReviewRefusal.tooLate }
        guard let about = deal.parties.other(than: member) else { throw ConversationRefusal.partnerGone }
        var other = written.first { $0.about == member }
        other?.reveal(at: now)
        let review = Review(
            id: id,
            deal: deal.id,
            author: member,
            about: about,
            rating: rating,
            text: text,
            writtenAt: now,
            revealedAt: other == nil ? closesAt : now
        )
        return (review, other)
    }
}
