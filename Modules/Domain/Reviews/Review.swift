/// What one of the two says of the other after a deal is done: once, and for good.
public struct Review: Identifiable, Equatable, Sendable {
    /// So long after a deal is done each may write one; then what was written is shown, whether or not the
    /// other wrote, too.
    public static let time = Duration.seconds(14 * 24 * 3_600)

    public let id: Identifier<Review>
    public let deal: Deal.ID
    /// Nil once the account is deleted.
    public let author: Member.ID?
    public let about: Member.ID
    public let rating: Rating
    public let text: ReviewText?
    public let writtenAt: Moment
    /// From then on others see it: neither writes with an eye to what the other wrote.
    public private(set) var revealedAt: Moment
    public private(set) var reply: Reply?

    /// An answer to a review, by the member whom it is about.
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
        deal: Deal.ID,
        author: Member.ID?,
        about: Member.ID,
        rating: Rating,
        text: ReviewText?,
        writtenAt: Moment,
        revealedAt: Moment,
        reply: Reply? = nil
    ) {
        self.id = id
        self.deal = deal
        self.author = author
        self.about = about
        self.rating = rating
        self.text = text
        self.writtenAt = writtenAt
        self.revealedAt = revealedAt
        self.reply = reply
    }

    public func isRevealed(at now: Moment) -> Bool { revealedAt <= now }

    /// The other has written theirs.
    public mutating func reveal(at now: Moment) {
        revealedAt = min(revealedAt, now)
    }

    /// Once, by the member whom it is about, as soon as they can read it.
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
}
