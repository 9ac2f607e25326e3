public import Domain
import JSONCoding

/// The terms that a member proposes.
public struct ProposalBody: ShapedBody {
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

    public static let shape = Shape<Self>(
        "Proposal",
        Field("startsAt", \.startsAt),
        Field(
            "otherStarts",
            \.otherStarts,
            .array(of: .moment, maxItems: DealTerms.mostStarts),
            .optional,
            about: "Up to two further times, of which the other member accepts one"
        ),
        Field("minutes", \.minutes),
        Field("place", \.place),
        Field("price", \.price, nil, .optional, about: "null is negotiable"),
        Field("note", \.note, .string(maxLength: 5_000), .optional),
        Field(
            "weeks",
            \.weeks,
            .integer(DealExtent.allowedWeeks).limitedByRule,
            default: 1,
            about: "How many lessons of a pass, each a week after the one before; default: 1"
        ),
        make: Self.init
    )

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
