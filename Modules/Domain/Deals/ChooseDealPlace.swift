/// Finds the place of a deal. It may be in any neighbourhood, not only the member's own.
public struct ChooseDealPlace: Sendable {
    private let choosePlace: ChoosePlace
    private let gazetteer: any Gazetteer
    private let clock: any WallClock

    public init(choosePlace: ChoosePlace, gazetteer: any Gazetteer, clock: any WallClock) {
        self.choosePlace = choosePlace
        self.gazetteer = gazetteer
        self.clock = clock
    }

    public func callAsFunction(_ choice: PlaceChoice, by member: Member.ID) async throws -> DealPlace {
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
