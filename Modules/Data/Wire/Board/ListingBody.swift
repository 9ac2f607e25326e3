public import Domain
public import JSONCoding

/// A listing as a card shows it.
public struct ListingBody: Body {
    public let kind: Listing.Kind
    public let id: Listing.ID
    public let title: String
    public let side: Listing.Side?
    /// In the words of the kind.
    public let category: [String]
    public let status: Listing.Status
    public let neighbourhood: NeighbourhoodLabelBody
    /// Moved a little, for everyone's privacy.
    public let point: Point
    public let price: PriceBody?
    public let thumbnail: ImageFile?
    public let author: MemberCardBody
    public let seats: Int
    public let taken: Int
    public let createdAt: Moment
    public let editedAt: Moment?
    public let bumpedAt: Moment?
    public let expiresAt: Moment?
    public let favourite: Bool
    public let favourites: Int
    public let conversations: Int
    /// In metres.
    public let distance: Int?

    public init(
        _ summary: ListingSummary,
        category: [String],
        in neighbourhood: Neighbourhood?,
        at now: Moment
    ) {
        let listing = summary.listing
        let details = listing.details
        kind = listing.kind
        id = listing.id
        title = details.title.text
        side = listing.side
        self.category = category
        status = listing.status(at: now)
        self.neighbourhood = NeighbourhoodLabelBody(details.place.neighbourhood, neighbourhood)
        point = details.place.shown
        price = PriceBody(details.price)
        thumbnail = details.thumbnail
        author = MemberCardBody(summary.author)
        seats = listing.seats.total
        taken = listing.seats.taken
        createdAt = listing.createdAt
        editedAt = listing.editedAt
        bumpedAt = listing.bumpedAt
        expiresAt = details.expiresAt
        favourite = summary.isFavourite
        favourites = summary.favourites
        conversations = summary.conversations
        distance = summary.distance
    }

    public var hasSeatsLeft: Bool { taken < seats }

    public static var name: String { "Listing" }

    public static var parts: [any Body.Type] {
        [NeighbourhoodLabelBody.self, PointBody.self, PriceBody.self, MemberCardBody.self]
    }

    public static var schema: Schema {
        .object([
            "kind": .words(of: Listing.Kind.self).required,
            "id": .string().required,
            "title": .string().required,
            "side": .nullable(.words(of: Listing.Side.self)).required,
            "category": .array(of: .string()).required,
            "status": .words(of: Listing.Status.self).required,
            "neighbourhood": .reference(NeighbourhoodLabelBody.name).required,
            "point": .reference(PointBody.name).required,
            "price": .nullable(.reference(PriceBody.name)).required,
            "thumbnail": .nullable(.imageFile).required,
            "author": .reference(MemberCardBody.name).required,
            "seats": .integer().required,
            "taken": .integer().required,
            "createdAt": .moment.required,
            "editedAt": .nullable(.moment).required,
            "bumpedAt": .nullable(.moment).required,
            "expiresAt": .nullable(.moment).required,
            "favourite": .boolean.required,
            "favourites": .integer().required,
            "conversations": .integer().required,
            "distance": .integer(),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        kind = try fields.choice("kind")
        id = try fields.identifier("id")
        title = try fields.text("title")
        side = try fields.choiceIfPresent("side")
        category = try fields.texts("category")
        status = try fields.choice("status")
        neighbourhood = try fields.body("neighbourhood")
        point = try fields.body("point", as: PointBody.self).point
        price = try fields.bodyIfPresent("price")
        thumbnail = try fields.imageFileIfPresent("thumbnail")
        author = try fields.body("author")
        seats = try fields.integer("seats")
        taken = try fields.integer("taken")
        createdAt = try fields.moment("createdAt")
        editedAt = try fields.momentIfPresent("editedAt")
        bumpedAt = try fields.momentIfPresent("bumpedAt")
        expiresAt = try fields.momentIfPresent("expiresAt")
        favourite = try fields.boolean("favourite")
        favourites = try fields.integer("favourites")
        conversations = try fields.integer("conversations")
        distance = try fields.integerIfPresent("distance")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writeFields(to: &$0) }
    }

    func writeFields(to writer: inout JSONWriter) {
        writer.field("kind", kind.rawValue)
        writer.field("id", id)
        writer.field("title", title)
        writer.field("side", side?.rawValue)
        writer.field("category", category)
        writer.field("status", status.rawValue)
        writer.field("neighbourhood", neighbourhood)
        writer.field("point", PointBody(point))
        writer.field("price", price)
        writer.field("thumbnail", thumbnail?.path)
        writer.field("author", author)
        writer.field("seats", seats)
        writer.field("taken", taken)
        writer.field("createdAt", createdAt)
        writer.field("editedAt", editedAt)
        writer.field("bumpedAt", bumpedAt)
        writer.field("expiresAt", expiresAt)
        writer.field("favourite", favourite)
        writer.field("favourites", favourites)
        writer.field("conversations", conversations)
        writer.fieldIfPresent("distance", distance)
    }
}
