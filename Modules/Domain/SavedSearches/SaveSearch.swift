/// Saves a search of a member.
public struct SaveSearch: Sendable {
    private let searches: any SavedSearchRepository
    private let gazetteer: any Gazetteer
    private let homes: any HomeNeighbourhoodsRepository
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock

    public init(
        searches: any SavedSearchRepository,
        gazetteer: any Gazetteer,
        homes: any HomeNeighbourhoodsRepository,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        self.searches = searches
        self.gazetteer = gazetteer
        self.homes = homes
        self.identifiers = identifiers
        self.clock = clock
    }

    /// In a drawn area, else around `code`, else around the member's main home with its reach.
    ///
    /// - Parameter criteria: makes the criteria of the chosen area.
    public func callAsFunction(
        _ name: SavedSearchName,
        within drawn: DrawnArea? = nil,
        around code: NeighbourhoodCode?,
        _ extent: Extent?,
        notifies: Bool,
        _ frequency: SavedSearch.Frequency = .atOnce,
        by member: Member.ID,
        _ criteria: @Sendable (NeighbourhoodCode, Extent) throws -> SearchCriteria
    ) async throws -> SavedSearch.ID {
        let now = clock.now
        let center =
            if let drawn { try surroundings(of: drawn) } else {
                try await center(code, extent, of: member)
            }
        let search = SavedSearch(
            id: identifiers.next(),
            name: name,
            criteria: try criteria(center.code, center.extent),
            notifiesSince: notifies ? now : nil,
            frequency: frequency
        )
        return try await searches.insert(search, of: member)
    }

    /// The least distance from the middle that has every neighbourhood of the area, so that a listing in one
    /// of them finds the search.
    private func surroundings(
        of drawn: DrawnArea
    ) throws -> (code: NeighbourhoodCode, extent: Extent) {
        let center = try gazetteer.center(of: drawn, at: clock.now)
        let codes = Set(gazetteer.codes(touching: drawn.box))
        for kilometres in Extent.allowedKilometres {
            let extent = Extent.kilometres(kilometres)
            if codes.isSubset(of: gazetteer.codes(around: center, extent) ?? []) { return (center, extent) }
        }
        throw DrawnAreaRefusal.tooLarge
    }

    private func center(
        _ code: NeighbourhoodCode?,
        _ extent: Extent?,
        of member: Member.ID
    ) async throws -> (code: NeighbourhoodCode, extent: Extent) {
        if let code { return (try gazetteer.existing(code, at: clock.now).code, extent ?? .ring(.adjacent)) }
        guard let home = try await homes.load(of: member).main else { throw BoardRefusal.neighbourhoodNeeded }
        return (try gazetteer.existing(home.code, at: clock.now).code, extent ?? .ring(home.reach))
    }
}
