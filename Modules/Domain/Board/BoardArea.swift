/// A neighbourhood and those around it.
public struct BoardArea: Hashable, Sendable {
    public let center: NeighbourhoodCode
    /// Including ``center``. Nearest first; by code for the country.
    public let codes: [NeighbourhoodCode]

    public init(around center: NeighbourhoodCode, _ codes: [NeighbourhoodCode]) {
        self.center = center
        self.codes = codes
    }
}

/// Chooses an area for a request that may not name one.
public struct ChooseBoardArea: Sendable {
    private let gazetteer: any Gazetteer
    private let homes: any HomeNeighbourhoodsRepository
    private let clock: any WallClock

    public init(
        gazetteer: any Gazetteer,
        homes: any HomeNeighbourhoodsRepository,
        clock: any WallClock
    ) {
        self.gazetteer = gazetteer
        self.homes = homes
        self.clock = clock
    }

    /// Around the middle of a drawn area, without other codes: the filter has the area itself. Else around
    /// `code`, else around the given point, else around the member's main home with its reach.
    public func callAsFunction(
        _ code: NeighbourhoodCode?,
        _ extent: Extent?,
        standingAt point: Point?,
        within drawn: DrawnArea? = nil,
        _ viewer: Member.ID?
    ) async throws -> BoardArea {
        if let drawn { return BoardArea(around: try gazetteer.center(of: drawn, at: clock.now), []) }
        if let code { return try area(code, extent ?? .ring(.adjacent)) }
        if let point, let here = gazetteer.neighbourhood(at: point, at: clock.now) {
            return try area(here.code, extent ?? .ring(.adjacent))
        }
        guard let viewer, let home = try await homes.load(of: viewer).main else {
            throw BoardRefusal.neighbourhoodNeeded
        }
        return try area(home.code, extent ?? .ring(home.reach))
    }

    private func area(_ code: NeighbourhoodCode, _ extent: Extent) throws -> BoardArea {
        let center = try gazetteer.existing(code, at: clock.now).code
        return BoardArea(around: center, gazetteer.codes(around: center, extent) ?? [center])
    }
}
