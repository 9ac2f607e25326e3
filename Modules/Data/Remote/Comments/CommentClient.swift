public import Domain
public import Wire

extension MadangClient {
    public var comments: CommentClient { CommentClient(client: self) }
}

/// A client for comments.
public struct CommentClient: Sendable {
    fileprivate let client: MadangClient

    public func list(on listing: Listing.ID, _ order: CommentOrder, _ slice: SliceRequest) async throws
        -> Answer<ListBody<CommentBody>>
    {
        let path = CommentPath.ofListing.filled(listing.description).asking(for: slice)
        return try await client.readAsVisitor(path.asking([("sort", order.rawValue)]))
    }

    public func one(_ comment: Comment.ID) async throws -> Answer<CommentBody> {
        try await client.readAsVisitor(CommentPath.one.filled(comment.description))
    }

    public func replies(to comment: Comment.ID, _ slice: SliceRequest) async throws
        -> Answer<ListBody<CommentBody>>
    {
        try await client.readAsVisitor(
            CommentPath.replies.filled(comment.description).asking(for: slice)
        )
    }

    public func mine(_ slice: SliceRequest) async throws -> Answer<ListBody<CommentBody>> {
        try await client.readAsMember(CommentPath.mine.rawValue.asking(for: slice))
    }

    /// Writes once, even if the request is repeated.
    public func post(_ text: String, on listing: Listing.ID) async throws -> CommentBody {
        try await client.askAsMember(
            "POST",
            CommentPath.ofListing.filled(listing.description),
            CommentTextBody(text)
        )
    }

    /// Writes once, even if the request is repeated.
    public func reply(_ text: String, to comment: Comment.ID) async throws -> CommentBody {
        try await client.askAsMember(
            "POST",
            CommentPath.replies.filled(comment.description),
            CommentTextBody(text)
        )
    }

    public func edit(_ text: String, of comment: Comment.ID) async throws -> CommentBody {
        try await client.askAsMember(
            "PUT",
            CommentPath.one.filled(comment.description),
            CommentTextBody(text)
        )
    }

    public func delete(_ comment: Comment.ID) async throws {
        try await client.tellAsMember("DELETE", CommentPath.one.filled(comment.description))
    }
}
