public import Domain
public import JSONCoding

/// The stars of a listing, from those who had a deal about it.
public struct ListingRatingBody: Body {
    public let listing: Listing.ID
    public let reviews: Int
    /// The mean of all stars.
    public let rating: Double

    public init(_ rating: ListingRating) {
        listing = rating.listing
        reviews = rating.reviews
        self.rating = rating.mean
    }

    public static var name: String { "ListingRating" }

    public static var schema: Schema {
        .object([
            "listing": .string().required,
            "reviews": .integer().required,
            "rating": .number(0.5...5).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        listing = try fields.identifier("listing")
        reviews = try fields.integer("reviews")
        rating = try fields.number("rating")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("listing", listing)
            writer.field("reviews", reviews)
            writer.field("rating", rating)
        }
    }
}
