/// Reading one listing of any kind.
public protocol ListingQueries: Sendable {
    /// Throws ``ListingRefusal/notFound`` also when the author and `viewer` don't see each other.
    func find(_ id: Listing.ID, for viewer: Member.ID?) async throws -> PublishedListing
}

/// A listing with all that one reader may know of it, whatever its kind.
public struct PublishedListing: Sendable {
    /// With the exact place only for the author.
    public let listing: Listing
    public let summary: ListingSummary
    public let images: [Image]
    public let views: Int
    /// The reader's own about it; an author has none.
    public let conversation: Conversation.ID?

    public init(
        _ listing: Listing,
        summary: ListingSummary,
        images: [Image],
        views: Int,
        conversation: Conversation.ID?
    ) {
        self.listing = listing
        self.summary = summary
        self.images = images
        self.views = views
        self.conversation = conversation
    }
}
