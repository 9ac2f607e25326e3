/// Proposes a deal to the other member of a conversation.
public struct ProposeDeal: Sendable {
    private let deals: any DealRepository
    private let choosePlace: ChooseDealPlace
    private let clock: any WallClock

    public init(deals: any DealRepository, choosePlace: ChooseDealPlace, clock: any WallClock) {
        self.deals = deals
        self.choosePlace = choosePlace
        self.clock = clock
    }

    /// Calls `agreeing` to make the terms once the neighbourhood of the place is known.
    public func callAsFunction(
        in conversation: Conversation.ID,
        at choice: PlaceChoice,
        by member: Member.ID,
        _ agreeing: (DealPlace) throws -> DealTerms
    ) async throws -> Deal.ID {
        let terms = try agreeing(await choosePlace(choice, by: member))
        return try await deals.propose(terms, in: conversation, by: member, at: clock.now)
    }
}
