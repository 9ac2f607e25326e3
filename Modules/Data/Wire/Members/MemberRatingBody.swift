public import Domain
public import JSONCoding

/// A member's rating, beside their listings.
public struct MemberRatingBody: Body {
    public let member: Member.ID
    public let reviews: Int
    /// The mean of all stars.
    public let rating: Double

    public init(_ rating: MemberRating) {
        member = rating.member
        reviews = rating.reviews
        self.rating = rating.mean
    }

    public static var name: String { "MemberRating" }

    public static var schema: Schema {
        .object([
            "member": .string().required,
            "reviews": .integer().required,
            "rating": .number(0.5...5).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        member = try fields.identifier("member")
        reviews = try fields.integer("reviews")
        rating = try fields.number("rating")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("member", member)
            writer.field("reviews", reviews)
            writer.field("rating", rating)
        }
    }
}
