public import Domain

/// What a booking costs the reader.
public struct BookingOfferBody: ShapedBody, Hashable {
    public let minutes: Int
    public let price: PriceBody?
    /// In won; nil where the reader can't book a trial.
    public let trial: Int?
    public let lessonsLeft: Int

    public static let shape = Shape<Self>(
        "BookingOffer",
        Field("minutes", \.minutes, about: "The length of a lesson"),
        Field("price", \.price, about: "Of a lesson that no pass pays for; null is negotiable"),
        Field("trial", \.trial, about: "Of a first lesson to try, in won; null for those who can't book one"),
        Field("lessonsLeft", \.lessonsLeft, about: "The lessons that my passes still pay for"),
        make: Self.init
    )
}

extension BookingOfferBody {
    public init(_ offer: BookingOffer) {
        minutes = offer.minutes
        price = PriceBody(offer.price)
        trial = offer.trial?.won
        lessonsLeft = offer.lessonsLeft
    }
}
