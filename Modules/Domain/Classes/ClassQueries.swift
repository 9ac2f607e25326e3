/// Reading classes.
public protocol ClassQueries: Sendable {
    /// Throws ``ListingRefusal/notFound`` also when the author and `viewer` don't see each other.
    func find(_ id: Class.ID, for viewer: Member.ID?) async throws -> PostedClass
}

/// A class with all that one reader may know of it.
public struct PostedClass: Sendable {
    /// The exact place is here only for the author.
    public let post: Class
    public let summary: ListingSummary
    public let images: [Image]
    public let views: Int
    /// The reader's own about it; an author has none.
    public let conversation: Conversation.ID?

    public init(
        _ post: Class,
        summary: ListingSummary,
        images: [Image],
        views: Int,
        conversation: Conversation.ID?
    ) {
        self.post = post
        self.summary = summary
        self.images = images
        self.views = views
        self.conversation = conversation
    }
}
