public import Database
public import Domain

/// A new listing with its counters.
public struct ListingRow: InsertableRow {
    public static let table: StaticString = "listings"

    private let listing: Listing
    private let favourites: Int
    private let conversations: Int
    private let comments: Int
    private let views: Int
    private let reviews: Int
    private let times: WeekTimes

    public init(
        _ listing: Listing,
        favourites: Int = 0,
        conversations: Int = 0,
        comments: Int = 0,
        views: Int = 0,
        reviews: Int = 0,
        times: WeekTimes = .none
    ) {
        self.listing = listing
        self.favourites = favourites
        self.conversations = conversations
        self.comments = comments
        self.views = views
        self.reviews = reviews
        self.times = times
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        let details = listing.details
        return [
            "id": listing.id, "kind": listing.kind.rawValue, "author": listing.author,
            "side": listing.side?.rawValue, "title": details.title.text, "excerpt": details.excerpt,
            "status": listing.status.rawValue,
            "seats": listing.seats.total, "taken": listing.seats.taken, "facets": details.facets,
            "has_price": details.price != nil, "price": details.price?.won,
            "price_unit": details.price?.unit?.rawValue, "second_amount": details.secondAmount?.won,
            "monthly_cost": details.monthlyCost, "area": details.area?.units,
            "code": details.place.neighbourhood.number, "latitude": details.place.shown.microLatitude,
            "longitude": details.place.shown.microLongitude, "thumbnail": details.thumbnail?.name,
            "position": listing.position, "created_at": listing.createdAt, "edited_at": listing.editedAt,
            "bumped_at": listing.bumpedAt, "starts_at": details.startsAt, "expires_at": details.expiresAt,
            "is_closed_by_author": listing.isClosedByAuthor, "is_held_back": listing.isHeldBack,
            "cancelled_at": listing.cancellation?.at, "cancel_reason": listing.cancellation?.reason.text,
            "confirmed_at": listing.confirmedAt, "asked_at": listing.openQuestion?.askedAt,
            "question_at": listing.openQuestion?.dueAt,
            "favourites": favourites, "conversations": conversations, "comments": comments, "views": views,
            "reviews": reviews, "week_times": times.bits,
        ]
    }
}

/// The exact place of a listing.
public struct ExactPlaceRow: InsertableRow {
    public static let table: StaticString = "listing_places"

    private let place: ExactPlace
    private let listing: Listing.ID

    public init(_ place: ExactPlace, of listing: Listing.ID) {
        self.place = place
        self.listing = listing
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "listing": listing, "latitude": place.location.microLatitude,
            "longitude": place.location.microLongitude, "address": place.address,
            "accuracy": place.accuracy.rawValue,
        ]
    }
}
