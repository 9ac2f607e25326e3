public import Domain
import JSONCoding

/// A member's rating, beside their listings.
public struct MemberRatingBody: ShapedBody {
    public let member: Member.ID
    public let reviews: Int
    /// The mean of all stars.
    public let rating: Double

    public static let shape = Shape<Self>(
        "MemberRating",
        Field("member", \.member),
        Field("reviews", \.reviews),
        Field("rating", \.rating, .number(0.5...5)),
        make: Self.init
    )
}

extension MemberRatingBody {
    public init(_ rating: MemberRating) {
        member = rating.member
        reviews = rating.reviews
        self.rating = rating.mean
    }
}
