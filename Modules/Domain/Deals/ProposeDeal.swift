/// Proposes a deal to the other member of a conversation.
public struct ProposeDeal: Sendable {
    private let deals: any DealRepository
    private let choosePlace: ChoosePlace
    private let gazetteer: any Gazetteer
    private let clock: any WallClock

    public init(
        deals: any DealRepository,
        choosePlace: ChoosePlace,
        gazetteer: any Gazetteer,
        clock: any WallClock
    ) {
        self.deals = deals
        self.choosePlace = choosePlace
        self.gazetteer = gazetteer
        self.clock = clock
    }

    /// Calls `agreeing` to make the terms once the neighbourhood of the place is known.
    public func callAsFunction(
        in conversation: Conversation.ID,
        at choice: PlaceChoice,
        by member: Member.ID,
        _ agreeing: (DealPlace) throws -> DealTerms
    ) async throws -> Deal.ID {
        let terms = try agreeing(await place(choice, of: member))
        return try await deals.propose(terms, in: conversation, by: member, at: clock.now)
    }

    /// The place may be in any neighbourhood, not only the member's own.
    private func place(_ choice: PlaceChoice, of member: Member.ID) async throws -> DealPlace {
        switch choice {
        case .inMyNeighbourhood(let code):
            guard let there = gazetteer.neighbourhood(code, at: clock.now) else {
                throw DealRefusal.placeUnknown
            }
            return DealPlace(neighbourhood: there.code)
        case .onTheMap, .byAddress:
            let place = try await choosePlace(choice, by: member)
            return DealPlace(neighbourhood: place.neighbourhood, exact: place.exact)
        }
    }
}
