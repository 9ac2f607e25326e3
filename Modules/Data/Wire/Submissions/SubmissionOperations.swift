public import Domain

/// Operations on listings and comments that wait for approval. The queues of the operators aren't found for
/// other members.
public struct SubmissionOperations: OperationList {
    public typealias OfListing<In: Body, Out: Body> = Operation<SignedIn, Listing.ID, In, Out>
    public typealias OfComment<In: Body> = Operation<SignedIn, Comment.ID, In, SubmissionBody>

    private static let submission = PathPattern<Listing.ID>(
        "/api/v1/listings/{id}/submission",
        else: SubmissionRefusal.notFound
    )
    private static let ofComment = PathPattern<Comment.ID>(
        "/api/v1/comments/{id}/submission",
        else: SubmissionRefusal.notFound
    )
    private static let listing = PathPattern<Listing.ID>(
        "/api/v1/listings/{id}",
        else: ListingRefusal.notFound
    )

    public let mine = Operation<SignedIn, Void, SliceQuery, ListBody<SubmittedListingBody>>(
        .get,
        "/api/v1/me/submissions",
        "List my listings that needed approval; latest first"
    )
    public let all = Operation<SignedIn, Void, SubmissionQuery, ListBody<SubmittedListingBody>>(
        .get,
        "/api/v1/submissions",
        "List submitted listings; of one state, the longest waiting first, for operators"
    )
    public let one = OfListing<Nothing, SubmissionBody>(
        .get,
        submission,
        "Get the approval of a listing; for its author and operators"
    )
    public let similar = OfListing<Nothing, ListBody<ListingBody>>(
        .get,
        listing / "similar",
        "List events that may be the same; soonest first"
    )
    public let edits = Operation<SignedIn?, Listing.ID, Nothing, ListBody<ListingEditBody>>(
        .get,
        listing / "edits",
        "List the edits of a listing that needed approval; latest first"
    )
    public let approve = OfListing<ApprovalBody, SubmissionBody>(
        .post,
        submission / "approve",
        "Approve a listing as it was seen; it opens, for operators"
    )
    public let decline = OfListing<SubmissionReasonBody, SubmissionBody>(
        .post,
        submission / "decline",
        "Decline a listing; its author learns why, for operators"
    )
    public let comments = Operation<SignedIn, Void, SubmissionQuery, ListBody<SubmittedCommentBody>>(
        .get,
        "/api/v1/submissions/comments",
        "List submitted comments; of one state, the longest waiting first, for operators"
    )
    public let comment = OfComment<Nothing>(
        .get,
        ofComment,
        "Get the approval of a comment; for its author and operators"
    )
    public let approveComment = OfComment<ApprovalBody>(
        .post,
        ofComment / "approve",
        "Approve a comment as it was seen; it appears, for operators"
    )
    public let declineComment = OfComment<SubmissionReasonBody>(
        .post,
        ofComment / "decline",
        "Decline a comment; its author learns why, for operators"
    )
}

/// Operations on members whose listings need no approval, for operators.
public struct TrustOperations: OperationList {
    private static let member = PathPattern<Member.ID>(
        "/api/v1/trusted-members/{account}",
        else: SubmissionRefusal.noMember
    )

    public let all = Operation<SignedIn, Void, SliceQuery, ListBody<TrustedMemberBody>>(
        .get,
        "/api/v1/trusted-members",
        "List trusted members; latest first, for operators"
    )
    public let give = Operation<SignedIn, Member.ID, Nothing, Nothing>(
        .put,
        member,
        "Trust a member; what they write needs no approval, for operators"
    )
    public let end = Operation<SignedIn, Member.ID, Nothing, Nothing>(
        .delete,
        member,
        "End the trust in a member; what is open stays, for operators"
    )
}

/// The filter of the operators' queue.
public struct SubmissionQuery: ShapedBody {
    public let state: Submission.State?
    public let slice: SliceRequest

    public init(_ state: Submission.State? = nil, _ slice: SliceRequest = SliceRequest()) {
        self.state = state
        self.slice = slice
    }

    public static let shape = Shape<Self>(
        "SubmissionQuery",
        Field("state", \.state, nil, .omittable, about: "Default: `waiting`"),
        Field(flat: \.slice),
        make: { Self($0, $1) }
    )
}

extension API {
    public static let submissions = SubmissionOperations()
    public static let trust = TrustOperations()
}
