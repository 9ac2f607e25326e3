public import Domain
import JSONCoding

/// The stars of a listing, from those who had a deal about it.
public struct ListingRatingBody: ShapedBody {
    public let listing: Listing.ID
    public let reviews: Int
    /// The mean of all stars.
    public let rating: Double

    public static let shape = Shape<Self>(
        "ListingRating",
        Field("listing", \.listing),
        Field("reviews", \.reviews),
        Field("rating", \.rating, .number(0.5...5)),
        make: Self.init
    )
}

extension ListingRatingBody {
    public init(_ rating: ListingRating) {
        listing = rating.listing
        reviews = rating.reviews
        self.rating = rating.mean
    }
}
