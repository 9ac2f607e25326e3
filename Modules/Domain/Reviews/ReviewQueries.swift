/// A review as it is read.
public struct ReviewSummary: Identifiable, Sendable {
    public let review: Review
    /// What the deal was about.
    public let title: String
    /// Whether its author gave or took; nil once the account is deleted.
    public let authorRole: DealParties.Role?
    /// Nil for an account that is deleted.
    public let author: MemberCard?

    public var id: Review.ID { review.id }

    public init(_ review: Review, title: String, authorRole: DealParties.Role?, author: MemberCard?) {
        self.review = review
        self.title = title
        self.authorRole = authorRole
        self.author = author
    }
}

/// Reviews as people read them: those that are revealed, and one's own.
public protocol ReviewQueries: Sendable {
    /// One that the reader may see; nil for any other.
    func find(_ id: Review.ID, for reader: Member.ID, at now: Moment) async throws -> ReviewSummary?

    /// At most two: the reader's own, and the other's once it is revealed. Throws ``DealRefusal/notFound``
    /// unless the reader takes part in the deal.
    func list(of deal: Deal.ID, for reader: Member.ID, at now: Moment) async throws -> [ReviewSummary]

    /// About a member, the latest revealed first, without those by members whom the reader doesn't see. Nil
    /// when there is no such member to the reader.
    func list(
        about member: Member.ID,
        for reader: Member.ID?,
        at now: Moment,
        _ slice: SliceRequest
    ) async throws -> Slice<ReviewSummary>?
}
