/// A review with the details shown beside it.
public struct ReviewSummary: Identifiable, Sendable {
    public let review: Review
    /// Nil after the account is deleted.
    public let author: MemberCard?
    /// The reviewed member; nil for the author of the review after a block.
    public let about: Member.ID?
    /// Whether the reader is its author and may still change it or take it back.
    public let isChangeable: Bool

    public var id: Review.ID { review.id }

    public init(
        _ review: Review,
        author: MemberCard?,
        isBlocked: Bool = false,
        isChangeable: Bool = false
    ) {
        self.review = review
        self.author = author
        about = isBlocked ? nil : review.about
        self.isChangeable = isChangeable
    }
}

/// Reads reviews. A reader sees revealed reviews and their own, also after a block.
public protocol ReviewQueries: Sendable {
    /// Returns nil for a review that the reader can't see.
    func find(_ id: Review.ID, for reader: Member.ID, at now: Moment) async throws -> ReviewSummary?

    /// At most two: the reader's own, and the other party's once it is revealed. Throws
    /// ``DealRefusal/notFound`` or ``RosterRefusal/notFound`` for a member who isn't a party.
    func list(of target: ReviewTarget, for reader: Member.ID, at now: Moment) async throws -> [ReviewSummary]

    /// Reviews of a member, most recently revealed first, without those by members hidden from the reader.
    /// Nil for a member who doesn't exist or is hidden from the reader.
    func list(
        about member: Member.ID,
        for reader: Member.ID?,
        at now: Moment,
        _ slice: SliceRequest
    ) async throws -> Slice<ReviewSummary>?

    /// Reviews of a listing's author by those who had a deal about it, most recently revealed first, without
    /// those by members hidden from the reader. Throws ``ListingRefusal/notFound`` for a listing that the
    /// reader doesn't see.
    func list(
        about listing: Listing.ID,
        for reader: Member.ID?,
        at now: Moment,
        _ slice: SliceRequest
    ) async throws -> Slice<ReviewSummary>

    /// The ratings of those listings that have such reviews, from the same reviews as the list. One statement
    /// for any number.
    func ratings(
        of listings: [Listing.ID],
        for reader: Member.ID?,
        at now: Moment
    ) async throws -> [ListingRating]
}

/// The reviews of a listing's author by those who had a deal about it.
public struct ListingRating: Equatable, Sendable {
    /// The largest number of listings in one query.
    public static let most = 100

    public let listing: Listing.ID
    public let reviews: Int
    /// The mean of their stars.
    public let mean: Double

    public init(listing: Listing.ID, reviews: Int, halves: Int) {
        self.listing = listing
        self.reviews = reviews
        mean = Double(halves) / Double(2 * reviews)
    }
}
