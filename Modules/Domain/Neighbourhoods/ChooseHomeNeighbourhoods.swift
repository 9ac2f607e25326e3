/// A member says where they live, in up to three places, the main one first.
public struct ChooseHomeNeighbourhoods: Sendable {
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

    /// A code that replaces another is kept as the one of the gazetteer's edition, so that one place has one
    /// code.
    public func callAsFunction(
        _ chosen: [HomeNeighbourhood],
        by member: Member.ID
    ) async throws -> HomeNeighbourhoods {
        guard chosen.count <= HomeNeighbourhoods.most else { throw NeighbourhoodRefusal.tooManyHomes }
        let now = clock.now
        let known = try chosen.map { home in
            guard let found = gazetteer.neighbourhood(home.code, at: now) else {
                throw NeighbourhoodRefusal.unknownHome
            }
            return HomeNeighbourhood(code: found.code, reach: home.reach)
        }
        let homes = try HomeNeighbourhoods(known)
        try await self.homes.replace(homes, of: member)
        return homes
    }
}
