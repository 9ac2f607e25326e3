public import Domain
public import JSONCoding

/// The listing as shown above its conversation.
public struct ListingHeadBody: Body {
    public let kind: Listing.Kind
    public let id: Listing.ID
    public let title: String
    public let status: Listing.Status
    public let side: Listing.Side?
    /// Nil for a listing without a price.
    public let price: Price?
    /// In won, such as a deposit.
    public let secondAmount: Int?
    /// Words of the facets that cards show, by the names of the facets.
    public let facets: [(name: String, words: [String])]
    public let thumbnail: StoredFile?

    public init(_ listing: Listing, at now: Moment) {
        kind = listing.kind
        id = listing.id
        title = listing.details.title.text
        status = listing.status(at: now)
        side = listing.side
        price = listing.details.price
        secondAmount = listing.details.secondAmount?.won
        facets = listing.kind.facetsOnCard(of: listing.details)
        thumbnail = listing.details.thumbnail
    }

    public static var name: String { "ListingHead" }
    public static var parts: [any Body.Type] { [PriceBody.self] }

    public static var schema: Schema {
        .object([
            "kind": .words(of: Listing.Kind.self).required,
            "id": .string().required,
            "title": .string().required,
            "status": .words(of: Listing.Status.self).required,
            "side": .nullable(.words(of: Listing.Side.self)).required,
            "price": .nullable(.reference(PriceBody.name)).required,
            "negotiable": .boolean.required.described("Whether a price is to be agreed on"),
            "secondAmount": .nullable(.integer()).required.described("In won, such as a deposit"),
            "facets": .object(properties: Listing.Kind.facetsOnCards)
                .described("By name, the words that its author chose").required,
            "thumbnail": .nullable(.imageFile).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        kind = try fields.choice("kind")
        id = try fields.identifier("id")
        title = try fields.text("title")
        status = try fields.choice("status")
        side = try fields.choiceIfPresent("side")
        price = try fields.listingPrice
        secondAmount = try fields.integerIfPresent("secondAmount")
        facets = try fields.facetsOnCard
        thumbnail = try fields.imageFileIfPresent("thumbnail")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("kind", kind.rawValue)
            writer.field("id", id)
            writer.field("title", title)
            writer.field("status", status.rawValue)
            writer.field("side", side?.rawValue)
            writer.listingPrice(price)
            writer.field("secondAmount", secondAmount)
            writer.facetsOnCard(facets)
            writer.field("thumbnail", thumbnail?.path)
        }
    }
}
