public import Domain
public import JSONCoding

/// What a booking costs the reader.
public struct BookingOfferBody: Body, Hashable {
    public let minutes: Int
    public let price: PriceBody?
    /// In won; nil where the reader can't book a trial.
    public let trial: Int?
    public let lessonsLeft: Int

    public init(_ offer: BookingOffer) {
        minutes = offer.minutes
        price = PriceBody(offer.price)
        trial = offer.trial?.won
        lessonsLeft = offer.lessonsLeft
    }

    public static var name: String { "BookingOffer" }
    public static var parts: [any Body.Type] { [PriceBody.self] }

    public static var schema: Schema {
        .object([
            "minutes": .integer().required.described("The length of a lesson"),
            "price": .nullable(.reference(PriceBody.name)).required
                .described("Of a lesson that no pass pays for; null is negotiable"),
            "trial": .nullable(.integer()).required
                .described("Of a first lesson to try, in won; null for those who can't book one"),
            "lessonsLeft": .integer().required.described("The lessons that my passes still pay for"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        minutes = try fields.integer("minutes")
        price = try fields.bodyIfPresent("price")
        trial = try fields.integerIfPresent("trial")
        lessonsLeft = try fields.integer("lessonsLeft")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("minutes", minutes)
            writer.field("price", price)
            writer.field("trial", trial)
            writer.field("lessonsLeft", lessonsLeft)
        }
    }
}
