/// A member's review of the other party, written once after a deal is done. Its author may change it until it
/// is answered (``UnansweredReview``).
public struct Review: Identifiable, Equatable, Sendable {
    /// The time to write a review after a deal is done. When it ends, an existing review is revealed even
    /// without the other.
    public static let time = Duration.seconds(14 * 24 * 3_600)

    public let id: Identifier<Review>
    /// What the two did together: a deal, or a listing with a roster.
    public let subject: Subject
    /// The listing's title, kept because the listing may be deleted.
    public let title: String
    /// Nil after the account is deleted.
    public let author: Member.ID?
    /// Whether the author gave or took in a deal; nil for other subjects.
    public let authorRole: DealParties.Role?
    public let about: Member.ID
    public private(set) var rating: Rating
    public private(set) var manners: Set<Manner>
    public private(set) var text: ReviewText?
    public let writtenAt: Moment
    /// When others can see it. Hidden until then, so that neither review is influenced by the other.
    public private(set) var revealedAt: Moment
    public private(set) var reply: Reply?
    /// When it was last changed after others could see it; nil if it never was.
    public private(set) var editedAt: Moment?

    /// The reply of the reviewed member.
    public struct Reply: Equatable, Sendable {
        public let text: ReviewText
        public let at: Moment

        public init(_ text: ReviewText, at moment: Moment) {
            self.text = text
            at = moment
        }
    }

    public init(
        id: ID,
        subject: Subject,
        title: String,
        author: Member.ID?,
        authorRole: DealParties.Role?,
        about: Member.ID,
        rating: Rating,
        manners: Set<Manner> = [],
        text: ReviewText?,
        writtenAt: Moment,
        revealedAt: Moment,
        reply: Reply? = nil,
        editedAt: Moment? = nil
    ) {
        self.id = id
        self.subject = subject
        self.title = title
        self.author = author
        self.authorRole = authorRole
        self.about = about
        self.rating = rating
        self.manners = manners
        self.text = text
        self.writtenAt = writtenAt
        self.revealedAt = revealedAt
        self.reply = reply
        self.editedAt = editedAt
    }

    public func isRevealed(at now: Moment) -> Bool { revealedAt <= now }

    /// Reveals the review, because the other party has written theirs.
    public mutating func reveal(at now: Moment) {
        revealedAt = min(revealedAt, now)
    }

    /// Adds the reply of the reviewed member: once, and only after they can read the review.
    public mutating func answer(
        _ text: ReviewText,
        by member: Member.ID,
        at now: Moment
    ) throws(ReviewRefusal) {
        guard isRevealed(at: now) || author == member else { throw .notFound }
        guard member == about else { throw .notAboutAsker }
        guard reply == nil else { throw .alreadyReplied }
        reply = Reply(text, at: now)
    }

    /// Replaces the content. A change that no one could notice isn't marked. The same content changes
    /// nothing, as when a request is repeated.
    mutating func edit(
        _ rating: Rating,
        _ text: ReviewText?,
        _ manners: Set<Manner>,
        at now: Moment
    ) throws(ReviewRefusal) {
        let manners = try Manner.few(manners, from: authorRole)
        guard rating != self.rating || text != self.text || manners != self.manners else { return }
        self.rating = rating
        self.text = text
        self.manners = manners
        if isRevealed(at: now) { editedAt = now }
    }
}
