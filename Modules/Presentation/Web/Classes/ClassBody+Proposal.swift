import Domain
import Wire
import Wording

extension ClassBody {
    /// What its author would propose: the next session there is, or whatever can be known of one.
    func proposal(at now: Moment) -> FormEntry {
        let next = schedule.sessions.first { $0.startsAt > now }
        let code = listing.neighbourhood.code
        let choice: PlaceChoice =
            place.map { .onTheMap($0.place.point, address: $0.place.address) } ?? .inMyNeighbourhood(code)
        let body = ProposalBody(
            startsAt: next?.startsAt ?? now,
            minutes: next?.minutes ?? schedule.minutes ?? 60,
            place: PlaceChoiceBody(choice),
            price: listing.price?.price ?? .negotiable
        )
        let entry = FormEntry(of: body).showingTimes(called: "startsAt").showingPrice.showingPlace
        return next == nil ? entry.without("startsAt") : entry
    }
}
