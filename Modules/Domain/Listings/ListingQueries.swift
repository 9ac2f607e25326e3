/// Reads one listing of any kind.
public protocol ListingQueries: Sendable {
    /// Throws ``ListingRefusal/deleted(_:)``, and ``ListingRefusal/notFound`` also when a block separates the
    /// author and `viewer`.
    func find(_ id: Listing.ID, for viewer: Member.ID?) async throws -> PublishedListing
}

/// A listing of any kind with everything that one reader may see.
public struct PublishedListing: Sendable {
    /// The exact place is present for the author and the members of the roster.
    public let listing: Listing
    /// Whether the reader may know the exact place, if there is one.
    public let knowsPlace: Bool
    public let summary: ListingSummary
    public let images: [Image]
    public let views: Int
    /// The reader's own conversation about it; nil for the author.
    public let conversation: Conversation.ID?
    /// For the author only.
    public let openQuestion: OpenQuestion?

    public init(
        _ listing: Listing,
        knowsPlace: Bool = false,
        summary: ListingSummary,
        images: [Image],
        views: Int,
        conversation: Conversation.ID?,
        openQuestion: OpenQuestion? = nil
    ) {
        self.listing = listing
        self.knowsPlace = knowsPlace
        self.summary = summary
        self.images = images
        self.views = views
        self.conversation = conversation
        self.openQuestion = openQuestion
    }
}
