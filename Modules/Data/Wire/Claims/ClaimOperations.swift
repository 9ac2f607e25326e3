public import Domain

/// Operations on claims of imported listings.
public struct ClaimOperations: OperationList {
    private static let ofListing = PathPattern<Listing.ID>(
        "/api/v1/listings/{id}/claim",
        else: ListingRefusal.notFound
    )
    private static let claim = PathPattern<Claim.ID>("/api/v1/claims/{id}", else: ClaimRefusal.notFound)

    public let mine = Operation<SignedIn, Listing.ID, Nothing, ClaimBody>(
        .get,
        ofListing,
        "Get my claim of an imported listing"
    )
    public let claim = Operation<SignedIn, Listing.ID, ClaimNoteBody, ClaimBody>(
        .post,
        ofListing,
        "Take over an imported listing; at once if a website proves it, else operators decide",
        status: 201
    )
    public let all = Operation<SignedIn, Void, ClaimQuery, ListBody<ClaimedListingBody>>(
        .get,
        "/api/v1/claims",
        "List claims; of one state, the longest waiting first, for operators"
    )
    public let one = Operation<SignedIn, Claim.ID, Nothing, ClaimedListingBody>(
        .get,
        Self.claim,
        "Get a claim; for operators"
    )
    public let approve = Operation<SignedIn, Claim.ID, Nothing, ClaimBody>(
        .post,
        Self.claim / "approve",
        "Approve a claim; the member is the author then, for operators"
    )
    public let decline = Operation<SignedIn, Claim.ID, SubmissionReasonBody, ClaimBody>(
        .post,
        Self.claim / "decline",
        "Decline a claim; the member learns why, for operators"
    )
}

/// The filter of claims.
public struct ClaimQuery: ShapedBody {
    public let state: Claim.State?
    public let slice: SliceRequest

    public init(_ state: Claim.State? = nil, _ slice: SliceRequest = SliceRequest()) {
        self.state = state
        self.slice = slice
    }

    public static let shape = Shape<Self>(
        "ClaimQuery",
        Field("state", \.state, nil, .omittable, about: "Default: `waiting`"),
        Field(flat: \.slice),
        make: { Self($0, $1) }
    )
}

extension API {
    public static let claims = ClaimOperations()
}
