public import Domain
public import JSONCoding

/// The terms that a member proposes.
public struct ProposalBody: Body {
    public let startsAt: Moment
    /// Further times, of which the other member accepts one.
    public let otherStarts: [Moment]
    public let minutes: Int
    public let place: PlaceChoiceBody
    public let price: Price
    public let note: String?
    /// Of one lesson a week.
    public let weeks: Int

    public init(
        startsAt: Moment,
        otherStarts: [Moment] = [],
        minutes: Int,
        place: PlaceChoiceBody,
        price: Price,
        note: String? = nil,
        weeks: Int = 1
    ) {
        self.startsAt = startsAt
        self.otherStarts = otherStarts
        self.minutes = minutes
        self.place = place
        self.price = price
        self.note = note
        self.weeks = weeks
    }

    public static var name: String { "Proposal" }
    public static var parts: [any Body.Type] { [PlaceChoiceBody.self, PriceBody.self] }

    public static var schema: Schema {
        .object([
            "startsAt": .moment.required,
            "otherStarts": .array(of: .moment, maxItems: DealTerms.mostStarts).described(
                "Up to two further times, of which the other member accepts one"
            ),
            "minutes": .integer().required,
            "place": .reference(PlaceChoiceBody.name).required,
            "price": .nullable(.reference(PriceBody.name)).described("null is negotiable"),
            "note": .nullable(.string(maxLength: 5_000)),
            "weeks": .integer(DealExtent.allowedWeeks).limitedByRule
                .described("How many lessons of a pass, each a week after the one before; default: 1"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        startsAt = try fields.moment("startsAt")
        otherStarts = fields.isGiven("otherStarts") ? try fields.moments("otherStarts") : []
        minutes = try fields.integer("minutes")
        place = try fields.body("place")
        price = try fields.price("price")
        note = try fields.textIfPresent("note")
        weeks = try fields.integerIfPresent("weeks") ?? 1
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("startsAt", startsAt)
            if !otherStarts.isEmpty { writer.field("otherStarts", otherStarts.map(\.rfc3339)) }
            writer.field("minutes", minutes)
            writer.field("place", place)
            writer.field("price", PriceBody(price))
            writer.fieldIfPresent("note", note)
            if weeks != 1 { writer.field("weeks", weeks) }
        }
    }

    /// The terms of another deal again, as far as the reader may see them.
    public init(_ terms: DealTermsBody, startsAt: Moment, minutes: Int? = nil) {
        self.init(
            startsAt: startsAt,
            minutes: minutes ?? terms.minutes,
            place: PlaceChoiceBody(
                terms.point.map { .onTheMap($0, address: terms.address) }
                    ?? .inMyNeighbourhood(terms.neighbourhood.code)
            ),
            price: terms.price?.price ?? .negotiable,
            note: terms.note
        )
    }

    public var draft: DealDraft {
        DealDraft(
            startsAt: startsAt,
            otherStarts: otherStarts,
            minutes: minutes,
            place: Result(catching: place.choice),
            price: price,
            note: note,
            weeks: weeks
        )
    }
}
