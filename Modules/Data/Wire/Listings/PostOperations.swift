public import Domain

/// Operations on the posts of one kind and on their drafts.
public struct PostOperations<Contents: PostContentsBody>: OperationList {
    public typealias Posting = PostingBody<Contents>
    public typealias Post = PostBody<Contents>

    private static var posts: String { "/api/v1/\(Contents.kind.pathSegment)" }
    private static var post: PathPattern<Listing.ID> {
        PathPattern("\(posts)/{id}", else: ListingRefusal.notFound)
    }
    private static var draft: PathPattern<Void> { PathPattern(stringLiteral: "\(posts)/draft") }

    public let publish = Operation<SignedIn, Void, Posting, Post>(
        .post,
        PathPattern(stringLiteral: posts),
        "Post \(Contents.noun)",
        status: 201
    )
    public let preview = Operation<SignedIn, Void, Posting, ListingBody>(
        .post,
        PathPattern(stringLiteral: "\(posts)/preview"),
        "Show the card that \(Contents.noun) would have, and store nothing"
    )
    public let one = Operation<SignedIn?, Listing.ID, Nothing, Post>(.get, post, "Get \(Contents.noun)")
    public let edit = Operation<SignedIn, Listing.ID, Posting, Post>(
        .put,
        post,
        "Replace \(Contents.noun)",
        isConditional: true
    )
    public let draft = Operation<SignedIn, Void, Nothing, SavedDraftBody<Contents>>(
        .get,
        Self.draft,
        "Get my draft of \(Contents.noun)"
    )
    public let saveDraft = Operation<SignedIn, Void, DraftBody<Contents>, SavedDraftBody<Contents>>(
        .put,
        Self.draft,
        "Save my draft of \(Contents.noun)"
    )
    public let removeDraft = Operation<SignedIn, Void, Nothing, Nothing>(
        .delete,
        Self.draft,
        "Delete my draft of \(Contents.noun)"
    )
}

extension PostContentsBody {
    /// The kind with its article, as in "a class".
    fileprivate static var noun: String {
        let name = kindName.lowercased()
        return name.first.map("aeiou".contains) == true ? "an \(name)" : "a \(name)"
    }
}

extension API {
    public static func posts<Contents: PostContentsBody>(_: Contents.Type) -> PostOperations<Contents> {
        PostOperations()
    }
}
