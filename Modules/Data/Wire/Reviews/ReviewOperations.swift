public import Domain
import JSONCoding

/// Operations on reviews.
public struct ReviewOperations: OperationList {
    public typealias OfReview<In: Body> = Operation<SignedIn, Review.ID, In, ReviewBody>

    private static let ofDeal = PathPattern<Deal.ID>(
        "/api/v1/deals/{id}/reviews",
        else: DealRefusal.notFound
    )
    private static let review = PathPattern<Review.ID>("/api/v1/reviews/{id}", else: ReviewRefusal.notFound)

    public let write = Operation<SignedIn, Deal.ID, ReviewDraftBody, ReviewBody>(
        .post,
        ofDeal,
        "Review a deal; once, within two weeks of its completion",
        status: 201
    )
    public let ofDeal = Operation<SignedIn, Deal.ID, Nothing, ListBody<ReviewBody>>(
        .get,
        Self.ofDeal,
        "List a deal's reviews; the member's own, and the partner's once revealed"
    )
    public let one = OfReview<Nothing>(
        .get,
        review,
        "Get a review; the member's own, or a revealed one"
    )
    public let edit = OfReview<ReviewDraftBody>(
        .put,
        review,
        "Replace a review of mine; until the other party has reviewed me or replied"
    )
    public let delete = Operation<SignedIn, Review.ID, Nothing, Nothing>(
        .delete,
        review,
        "Delete a review of mine; until the other party has reviewed me or replied"
    )
    public let reply = OfReview<ReviewReplyBody>(
        .post,
        review / "reply",
        "Reply to a review; once"
    )
    public let aboutMember = Operation<SignedIn?, Member.ID, SliceQuery, ListBody<ReviewBody>>(
        .get,
        PathPattern("/api/v1/members/{id}/reviews", else: MemberRefusal.notFound),
        "List a member's reviews; most recently revealed first"
    )
    public let aboutListing = Operation<SignedIn?, Listing.ID, SliceQuery, ListBody<ReviewBody>>(
        .get,
        PathPattern("/api/v1/listings/{id}/reviews", else: ListingRefusal.notFound),
        "List the reviews by members who had a deal about a listing; most recently revealed first"
    )
    public let ratings = Operation<SignedIn?, Void, ListingRatingQuery, ListBody<ListingRatingBody>>(
        .get,
        "/api/v1/listings/ratings",
        "List the ratings of listings; without those that have none"
    )
}

extension API {
    public static let reviews = ReviewOperations()
}

/// The listings whose ratings are asked for.
public struct ListingRatingQuery: ShapedBody {
    public let listings: CommaList<Listing.ID>

    public init(_ listings: [Listing.ID]) {
        self.listings = CommaList(listings)
    }

    public static let shape = Shape<Self>(
        "ListingRatingQuery",
        Field(
            "listings",
            \.listings,
            .identifiers(atMost: ListingRating.most),
            about: "Identifiers, separated by commas"
        ),
        make: { Self($0.items) }
    )
}
