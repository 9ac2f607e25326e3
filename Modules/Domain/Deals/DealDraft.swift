/// The terms that a member proposes, before they are checked.
public struct DealDraft: Sendable {
    let startsAt: Moment
    let otherStarts: [Moment]
    let minutes: Int
    let place: Result<PlaceChoice, PlaceRefusal>
    let price: Price
    let note: String?
    let weeks: Int

    public init(
        startsAt: Moment,
        otherStarts: [Moment] = [],
        minutes: Int,
        place: Result<PlaceChoice, PlaceRefusal>,
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
}
