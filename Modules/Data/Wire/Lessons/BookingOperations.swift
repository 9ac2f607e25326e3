public import Domain
import JSONCoding

/// Operations for booking lessons.
public struct BookingOperations: OperationList {
    private static let lesson = PathPattern<Listing.ID>(
        "/api/v1/lessons/{id}",
        else: ListingRefusal.notFound
    )

    public let slots = Operation<SignedIn?, Listing.ID, SlotQuery, SlotsBody>(
        .get,
        lesson / "slots",
        "List the free times of a lesson's teacher"
    )
    public let offer = Operation<SignedIn, Listing.ID, BookingOfferQuery, BookingOfferBody>(
        .get,
        lesson / "bookings",
        "Get what a booking costs me"
    )
    public let book = Operation<SignedIn, Listing.ID, BookingBody, DealBody>(
        .post,
        lesson / "bookings",
        "Book a lesson at a free time, or several of a pass at weekly ones; accepted from the start",
        status: 201
    )
}

/// The start of a lesson to book.
public struct BookingOfferQuery: ShapedBody {
    public let startsAt: Moment?

    public init(startsAt: Moment? = nil) {
        self.startsAt = startsAt
    }

    public static let shape = Shape<Self>(
        "BookingOfferQuery",
        Field(
            "startsAt",
            \.startsAt,
            .instant,
            .omittable,
            about: "Counts only passes that pay for a lesson then"
        ),
        make: { Self(startsAt: $0) }
    )
}

extension API {
    public static let bookings = BookingOperations()
}
