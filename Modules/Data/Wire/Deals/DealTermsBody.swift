public import Domain
import JSONCoding

/// The terms of a deal, as far as the reader may see them.
public struct DealTermsBody: ShapedBody {
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
    /// Nil unless the reader may know the exact place and it is set.
    public let accuracy: PlaceAccuracy?
    public let price: PriceBody?
    public let note: String?
    /// How many lessons are agreed on together, each a week after the one before.
    public let weeks: Int
    public let isTrial: Bool

    public static let shape = Shape<Self>(
        "DealTerms",
        Field("startsAt", \.startsAt),
        Field("otherStarts", \.otherStarts, about: "Of a proposal of several times"),
        Field("endsAt", \.endsAt),
        Field("minutes", \.minutes),
        Field("neighbourhood", \.neighbourhood),
        Field("hasExactPlace", \.hasExactPlace),
        Field("point", \.point),
        Field("address", \.address),
        Field("accuracy", \.accuracy, about: "How the exact place was found, if the reader may know it"),
        Field("price", \.price),
        Field("note", \.note),
        Field(
            "weeks",
            \.weeks,
            .integer(DealExtent.allowedWeeks),
            about: "Lessons that are agreed on together, a week apart; each is a deal once accepted"
        ),
        Field("isTrial", \.isTrial, about: "Whether it is a first lesson to try"),
        make: Self.init
    )
}

extension DealTermsBody {
    init(_ terms: DealTerms, at place: DealPlace, _ neighbourhood: Neighbourhood?) {
        startsAt = terms.startsAt
        otherStarts = terms.otherStarts
        endsAt = terms.endsAt
        minutes = terms.minutes
        self.neighbourhood = NeighbourhoodLabelBody(place.neighbourhood, neighbourhood)
        hasExactPlace = terms.place.exact != nil
        point = place.exact?.point
        address = place.exact?.address
        accuracy = place.exact?.accuracy
        price = PriceBody(terms.price)
        note = terms.note?.text
        weeks = terms.extent.count
        isTrial = terms.extent == .trial
    }
}
