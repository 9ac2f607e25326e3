import Domain
import Web

/// The use cases and routes of neighbourhoods.
struct NeighbourhoodsFeature: Sendable {
    let routes: NeighbourhoodRoutes

    init(_ drivers: Drivers, _ repositories: Repositories) {
        routes = NeighbourhoodRoutes(
            gazetteer: drivers.gazetteer,
            homes: Homes(
                gazetteer: drivers.gazetteer,
                homes: repositories.homes,
                site: repositories.site,
                throttle: repositories.calls,
                clock: drivers.clock
            ),
            repository: repositories.homes,
            site: repositories.site,
            clock: drivers.clock
        )
    }
}
