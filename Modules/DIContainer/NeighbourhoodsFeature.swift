import Domain
import Web

/// Phase three and four for neighbourhoods.
struct NeighbourhoodsFeature: Sendable {
    let routes: NeighbourhoodRoutes

    init(_ drivers: Drivers, _ repositories: Repositories) {
        routes = NeighbourhoodRoutes(
            gazetteer: drivers.gazetteer,
            homes: repositories.homes,
            choose: ChooseHomeNeighbourhoods(
                gazetteer: drivers.gazetteer,
                homes: repositories.homes,
                clock: drivers.clock
            ),
            clock: drivers.clock
        )
    }
}
