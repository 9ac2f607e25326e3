public import Domain

/// Operations on comments.
public struct CommentOperations: OperationList {
    private static let ofListing = PathPattern<Listing.ID>(
        "/api/v1/listings/{id}/comments",
        else: ListingRefusal.notFound
    )
    private static let comment = PathPattern<Comment.ID>(
        "/api/v1/comments/{id}",
        else: CommentRefusal.notFound
    )

    public let list = Operation<SignedIn?, Listing.ID, CommentQuery, ListBody<CommentBody>>(
        .get,
        ofListing,
        "List the comments on a listing, each followed by its replies"
    )
    public let post = Operation<SignedIn, Listing.ID, CommentTextBody, CommentBody>(
        .post,
        ofListing,
        "Comment on a listing",
        status: 201
    )
    public let mine = Operation<SignedIn, Void, SliceQuery, ListBody<CommentBody>>(
        .get,
        "/api/v1/me/comments",
        "List my comments, newest first"
    )
    public let one = Operation<SignedIn?, Comment.ID, Nothing, CommentBody>(.get, comment, "Get a comment")
    public let replies = Operation<SignedIn?, Comment.ID, SliceQuery, ListBody<CommentBody>>(
        .get,
        comment / "replies",
        "List the replies to a comment, oldest first"
    )
    public let reply = Operation<SignedIn, Comment.ID, CommentTextBody, CommentBody>(
        .post,
        comment / "replies",
        "Reply to a comment",
        status: 201
    )
    public let edit = Operation<SignedIn, Comment.ID, CommentTextBody, CommentBody>(
        .put,
        comment,
        "Replace the text of a comment of mine"
    )
    public let delete = Operation<SignedIn, Comment.ID, Nothing, Nothing>(
        .delete,
        comment,
        "Delete a comment of mine; its replies stay"
    )
}

extension API {
    public static let comments = CommentOperations()
}

/// The order of the comments on a listing.
public struct CommentQuery: ShapedBody {
    public let order: CommentOrder?
    public let slice: SliceRequest

    public init(order: CommentOrder? = nil, _ slice: SliceRequest = SliceRequest()) {
        self.order = order
        self.slice = slice
    }

    public static let shape = Shape<Self>(
        "CommentQuery",
        Field("sort", \.order, nil, .omittable, about: "Of the comments; default oldest"),
        Field(flat: \.slice),
        make: { Self(order: $0, $1) }
    )
}
