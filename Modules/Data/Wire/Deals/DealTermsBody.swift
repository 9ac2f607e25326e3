public import Domain
public import JSONCoding

/// The terms of a deal, as far as the reader may see them.
public struct DealTermsBody: Body {
    public let startsAt: Moment
    /// Other starts that were proposed, until one is accepted.
    public let otherStarts: [Moment]
    public let endsAt: Moment
    public let minutes: Int
    public let neighbourhood: NeighbourhoodLabelBody
    /// Whether an exact place is set. The recipient sees it once the deal is accepted.
    public let hasExactPlace: Bool
    public let point: Point?
    public let address: String?
    public let price: PriceBody?
    public let note: String?
    /// How many lessons are agreed on together, each a week after the one before.
    public let weeks: Int
    public let isTrial: Bool

    init(_ terms: DealTerms, at place: DealPlace, _ neighbourhood: Neighbourhood?) {
        startsAt = terms.startsAt
        otherStarts = terms.otherStarts
        endsAt = terms.endsAt
        minutes = terms.minutes
        self.neighbourhood = NeighbourhoodLabelBody(place.neighbourhood, neighbourhood)
        hasExactPlace = terms.place.exact != nil
        point = place.exact?.point
        address = place.exact?.address
        price = PriceBody(terms.price)
        note = terms.note?.text
        weeks = terms.extent.count
        isTrial = terms.extent == .trial
    }

    public static var name: String { "DealTerms" }

    public static var parts: [any Body.Type] {
        [NeighbourhoodLabelBody.self, PointBody.self, PriceBody.self]
    }

    public static var schema: Schema {
        .object([
            "startsAt": .moment.required,
            "otherStarts": .array(of: .moment).required.described("Of a proposal of several times"),
            "endsAt": .moment.required,
            "minutes": .integer().required,
            "neighbourhood": .reference(NeighbourhoodLabelBody.name).required,
            "hasExactPlace": .boolean.required,
            "point": .nullable(.reference(PointBody.name)).required,
            "address": .nullable(.string()).required,
            "price": .nullable(.reference(PriceBody.name)).required,
            "note": .nullable(.string()).required,
            "weeks": .integer(DealExtent.allowedWeeks).required
                .described("Lessons that are agreed on together, a week apart; each is a deal once accepted"),
            "isTrial": .boolean.required.described("Whether it is a first lesson to try"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        startsAt = try fields.moment("startsAt")
        otherStarts = try fields.moments("otherStarts")
        endsAt = try fields.moment("endsAt")
        minutes = try fields.integer("minutes")
        neighbourhood = try fields.body("neighbourhood")
        hasExactPlace = try fields.boolean("hasExactPlace")
        point = try fields.bodyIfPresent("point", as: PointBody.self)?.point
        address = try fields.textIfPresent("address")
        price = try fields.bodyIfPresent("price")
        note = try fields.textIfPresent("note")
        weeks = try fields.integer("weeks")
        isTrial = try fields.boolean("isTrial")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("startsAt", startsAt)
            writer.field("otherStarts", otherStarts.map(\.rfc3339))
            writer.field("endsAt", endsAt)
            writer.field("minutes", minutes)
            writer.field("neighbourhood", neighbourhood)
            writer.field("hasExactPlace", hasExactPlace)
            writer.field("point", point.map(PointBody.init))
            writer.field("address", address)
            writer.field("price", price)
            writer.field("note", note)
            writer.field("weeks", weeks)
            writer.field("isTrial", isTrial)
        }
    }
}
