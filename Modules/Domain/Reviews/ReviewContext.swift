/// What a review is checked against when it is written: the subject, its parties, and the reviews of it so
/// far.
public struct ReviewContext: Sendable {
    private let subject: Subject
    private let title: String
    private let author: Member.ID
    private let authorRole: DealParties.Role?
    private let about: Member.ID?
    /// Nil while the subject isn't completed.
    private let doneAt: Moment?
    private let written: [Review]

    /// A review of a deal by one of its parties about the other.
    ///
    /// - Parameter written: the reviews of the deal.
    public init(_ deal: Deal, by author: Member.ID, written: [Review]) throws(DealRefusal) {
        guard deal.parties.include(author) else { throw .notFound }
        guard deal.purpose == .teaching else { throw .notReviewed }
        subject = Subject(.deal, deal.id)
        title = deal.title
        self.author = author
        authorRole = deal.parties.role(of: author)
        about = deal.parties.other(than: author)
        doneAt = deal.progress.doneAt
        self.written = written
    }

    /// A review by one member of a roster, or its organiser, about another. The listing is completed when it
    /// has ended.
    ///
    /// - Parameter written: the reviews of the listing between the two.
    public init(
        _ roster: Roster,
        by author: Member.ID,
        about other: Member.ID,
        written: [Review],
        at now: Moment
    ) throws(RosterRefusal) {
        guard author != other, roster.includes(author), roster.includes(other) else { throw .notFound }
        subject = roster.listing.subject
        title = roster.listing.details.title.text
        self.author = author
        authorRole = nil
        about = other
        doneAt = roster.listing.details.expiresAt.flatMap { $0 <= now ? $0 : nil }
        self.written = written
    }

    /// Returns the review, and the other party's if this review reveals it.
    public func write(
        _ rating: Rating,
        _ text: ReviewText?,
        _ manners: Set<Manner>,
        as id: Review.ID,
        at now: Moment
    ) throws -> (review: Review, other: Review?) {
        guard !written.contains(where: { $0.author == author }) else { throw ReviewRefusal.alreadyWritten }
        guard let doneAt else { throw ReviewRefusal.notDone }
        let closesAt = doneAt + Review.time
        guard now < closesAt else { throw ReviewRefusal.tooLate }
        let manners = try Manner.few(manners, from: authorRole)
        guard let about else { throw ConversationRefusal.partnerGone }
        var other = written.first { $0.about == author }
        other?.reveal(at: now)
        let review = Review(
            id: id,
            subject: subject,
            title: title,
            author: author,
            authorRole: authorRole,
            about: about,
            rating: rating,
            manners: manners,
            text: text,
            writtenAt: now,
            revealedAt: other == nil ? closesAt : now
        )
        return (review, other)
    }
}
