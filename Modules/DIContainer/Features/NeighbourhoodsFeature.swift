import Domain
import Web

/// The use cases and routes of neighbourhoods.
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
            verify: VerifyHomeNeighbourhood(
                gazetteer: drivers.gazetteer,
                homes: repositories.homes,
                throttle: repositories.calls,
                clock: drivers.clock
            ),
            clock: drivers.clock
        )
    }
}
