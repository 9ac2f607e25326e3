/// Proposes another time for an accepted deal to the other party.
public struct MoveDeal: Sendable {
    private let deals: any DealRepository
    private let choosePlace: ChooseDealPlace
    private let clock: any WallClock

    public init(deals: any DealRepository, choosePlace: ChooseDealPlace, clock: any WallClock) {
        self.deals = deals
        self.choosePlace = choosePlace
        self.clock = clock
    }

    /// - Parameter choice: nil keeps the agreed place.
    public func callAsFunction(
        _ id: Deal.ID,
        to startsAt: Moment,
        minutes: Int,
        at choice: PlaceChoice?,
        by member: Member.ID
    ) async throws {
        let place: DealPlace? = if let choice { try await choosePlace(choice, by: member) } else { nil }
        let now = clock.now
        try await deals.update(id, by: member, at: now) {
            try $0.proposeMove(to: startsAt, minutes: minutes, at: place, by: member, at: now)
        }
    }
}
