public import Domain
public import Wire

/// Makes cards of listings, with the words of their kind and the names of their neighbourhoods.
public struct ListingCards: Sendable {
    private let gazetteer: any Gazetteer
    private let clock: any WallClock

    public init(gazetteer: any Gazetteer, clock: any WallClock) {
        self.gazetteer = gazetteer
        self.clock = clock
    }

    public func cards(_ summaries: [ListingSummary]) -> [ListingBody] {
        let now = clock.now
        return summaries.map { card($0, at: now) }
    }

    func card(_ summary: ListingSummary) -> ListingBody { card(summary, at: clock.now) }

    private func card(_ summary: ListingSummary, at now: Moment) -> ListingBody {
        let written = summary.card.presented(unless: { $0.goodUntil <= now }) {
            write(summary.card, at: now)
        }
        return ListingBody(written, isFavourite: summary.isFavourite, distance: summary.distance)
    }

    public func list(_ slice: Slice<ListingSummary>) -> ListBody<ListingBody> {
        ListBody(cards(slice.items), next: slice.next)
    }

    private func write(_ card: SharedCard, at now: Moment) -> WrittenCard {
        let listing = card.listing
        let body = ListingCardBody(
            card,
            in: gazetteer.neighbourhood(listing.details.place.neighbourhood, at: now),
            at: now
        )
        // Names change at midnight, in any time zone.
        let hour: Int64 = 3_600_000
        let turn = Moment(milliseconds: (now.milliseconds / hour + 1) * hour)
        let end = listing.details.expiresAt.flatMap { now < $0 ? $0 : nil } ?? turn
        return WrittenCard(body, goodUntil: min(turn, end))
    }
}
