extension Deals {
    /// Finds the place of a deal. It may be in any neighbourhood, not only the member's own.
    func dealPlace(_ choice: PlaceChoice, by member: Member.ID) async throws -> DealPlace {
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
