/// A neighbourhood and those around it.
public struct BoardArea: Hashable, Sendable {
    /// Nearest first; by code for a district, a province and the country.
    public let codes: [NeighbourhoodCode]

    public init(_ codes: [NeighbourhoodCode]) {
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

    /// Without codes for a drawn area, which the filter has. Else around `code`, else the country if that is
    /// asked for, else around the given point, else around the member's main home with its reach.
    public func callAsFunction(
        _ code: NeighbourhoodCode?,
        _ extent: Extent?,
        standingAt point: Point?,
        within drawn: DrawnArea? = nil,
        _ viewer: Member.ID?
    ) async throws -> BoardArea {
        if let drawn {
            _ = try gazetteer.center(of: drawn, at: clock.now)
            return BoardArea([])
        }
        if let code { return try area(code, extent ?? .ring(.adjacent)) }
        if extent == .country { return BoardArea(gazetteer.everywhere) }
        if let point, let here = gazetteer.neighbourhood(at: point, at: clock.now) {
            return try area(here.code, extent ?? .ring(.adjacent))
        }
        guard let viewer, let home = try await homes.load(of: viewer).main else {
            throw BoardRefusal.neighbourhoodNeeded
        }
        return try area(home.code, extent ?? .ring(home.reach))
    }

    private func area(_ code: NeighbourhoodCode, _ extent: Extent) throws(NeighbourhoodRefusal) -> BoardArea {
        guard let codes = gazetteer.codes(around: code, extent) else { throw .unknownCode }
        return BoardArea(codes)
    }
}
