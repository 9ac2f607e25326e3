public import Domain
import JSONCoding

/// The part of a listing's card that is the same for every reader.
public final class ListingCardBody: Sendable {
    public let kind: Listing.Kind
    public let id: Listing.ID
    public let title: String
    /// How its text begins; nil for a kind whose cards don't show it.
    public let excerpt: String?
    public let side: Listing.Side?
    /// Words of the facets that cards show, by the names of the facets.
    public let facets: [(name: String, words: [String])]
    public let status: Listing.Status
    /// Whether only its author sees it: it waits for approval, or an operator has hidden it.
    public let isHeldBack: Bool
    public let neighbourhood: NeighbourhoodLabelBody
    /// Obfuscated for privacy.
    public let point: Point
    /// Nil for a listing without a price.
    public let price: Price?
    /// In won.
    public let secondAmount: Int?
    /// In won.
    public let monthlyCost: Int?
    public let area: FloorArea?
    public let thumbnail: StoredFile?
    public let author: MemberCardBody
    public let seats: Int
    public let taken: Int
    /// Whether members take its seats, and the last one closes it.
    public let fillsSeats: Bool
    public let createdAt: Moment
    public let editedAt: Moment?
    public let bumpedAt: Moment?
    /// When its author last said that it is still open.
    public let confirmedAt: Moment?
    public let startsAt: Moment?
    public let expiresAt: Moment?
    public let favourites: Int
    public let conversations: Int
    public let comments: Int

    public init(_ card: SharedCard, in neighbourhood: Neighbourhood?, at now: Moment) {
        let listing = card.listing
        let details = listing.details
        kind = listing.kind
        id = listing.id
        title = details.title.text
        excerpt = details.excerpt
        side = listing.side
        facets = listing.kind.facetsOnCard(of: details)
        status = listing.status(at: now)
        isHeldBack = listing.isHeldBack
        self.neighbourhood = NeighbourhoodLabelBody(details.place.neighbourhood, neighbourhood)
        point = details.place.shown
        price = details.price
        secondAmount = details.secondAmount?.won
        monthlyCost = details.monthlyCost
        area = details.area
        thumbnail = details.thumbnail
        author = MemberCardBody(card.author)
        seats = listing.isOneAtATime ? 1 : listing.seats.total
        taken = listing.seats.taken
        fillsSeats = listing.fillsSeats
        createdAt = listing.createdAt
        editedAt = listing.editedAt
        bumpedAt = listing.bumpedAt
        confirmedAt = listing.confirmedAt
        startsAt = details.startsAt
        expiresAt = details.expiresAt
        favourites = card.favourites
        conversations = card.conversations
        comments = card.comments
    }

    init(_ fields: Fields) throws(FieldError) {
        kind = try fields.choice("kind")
        id = try fields.identifier("id")
        title = try fields.text("title")
        excerpt = try fields.textIfPresent("excerpt")
        side = try fields.choiceIfPresent("side")
        facets = try fields.facetsOnCard
        status = try fields.choice("status")
        isHeldBack = fields.isGiven("heldBack") ? try fields.boolean("heldBack") : false
        neighbourhood = try fields.body("neighbourhood")
        point = try fields.body("point", as: PointBody.self).point
        price = try fields.listingPrice
        secondAmount = try fields.integerIfPresent("secondAmount")
        monthlyCost = try fields.integerIfPresent("monthlyCost")
        area = try fields.textIfPresent("area").flatMap { FloorArea(typed: $0) }
        thumbnail = try fields.imageFileIfPresent("thumbnail")
        author = try fields.body("author")
        seats = try fields.integer("seats")
        taken = try fields.integer("taken")
        fillsSeats = try fields.boolean("fillsSeats")
        createdAt = try fields.moment("createdAt")
        editedAt = try fields.momentIfPresent("editedAt")
        bumpedAt = try fields.momentIfPresent("bumpedAt")
        confirmedAt = try fields.momentIfPresent("confirmedAt")
        startsAt = try fields.momentIfPresent("startsAt")
        expiresAt = try fields.momentIfPresent("expiresAt")
        favourites = try fields.integer("favourites")
        conversations = try fields.integer("conversations")
        comments = try fields.integer("comments")
    }

    /// The words of the most significant facet.
    public var headline: [String] { facets.first?.words ?? [] }

    public var hasSeatsLeft: Bool { !fillsSeats || taken < seats }

    func write(to writer: inout JSONWriter) {
        writer.field("kind", kind.rawValue)
        writer.field("id", id)
        writer.field("title", title)
        writer.fieldIfPresent("excerpt", excerpt)
        writer.field("side", side?.rawValue)
        writer.facetsOnCard(facets)
        writer.field("status", status.rawValue)
        if isHeldBack { writer.field("heldBack", true) }
        writer.field("neighbourhood", neighbourhood)
        writer.field("point", PointBody(point))
        writer.listingPrice(price)
        writer.field("secondAmount", secondAmount)
        writer.field("monthlyCost", monthlyCost)
        writer.field("area", area?.squareMetres)
        writer.field("thumbnail", thumbnail?.path)
        writer.field("author", author)
        writer.field("seats", seats)
        writer.field("taken", taken)
        writer.field("fillsSeats", fillsSeats)
        writer.field("createdAt", createdAt)
        writer.field("editedAt", editedAt)
        writer.field("bumpedAt", bumpedAt)
        writer.fieldIfPresent("confirmedAt", confirmedAt)
        writer.field("startsAt", startsAt)
        writer.field("expiresAt", expiresAt)
        writer.field("favourites", favourites)
        writer.field("conversations", conversations)
        writer.field("comments", comments)
    }
}

/// A card with its encoded bytes, shared by all responses that show it.
public final class WrittenCard: Sendable {
    public let card: ListingCardBody
    /// When its content may change with time.
    public let goodUntil: Moment
    /// A complete ``ListingBody`` in JSON for a reader without a favourite and a distance.
    let plain: [UInt8]
    /// The range of the fields common to all readers.
    let fields: Range<Int>

    public init(_ card: ListingCardBody, goodUntil: Moment) {
        self.card = card
        self.goodUntil = goodUntil
        var writer = JSONWriter(reservingCapacity: 1_024)
        var end = 0
        writer.object { writer in
            card.write(to: &writer)
            end = writer.bytes.count
            writer.field("favourite", false)
        }
        plain = writer.bytes
        fields = 1..<end
    }
}
