import Domain
import Storage
import Web

/// The use cases, routes and emails of news of the neighbourhood.
struct DigestsFeature: Sendable {
    let routes: DigestRoutes
    let deliveries: [MaintenanceTask]

    init(_ drivers: Drivers, _ repositories: Repositories, mailing isMailing: Bool) {
        routes = DigestRoutes(
            ChooseDigest(
                digests: repositories.digests,
                address: repositories.confirmedAddress,
                isAvailable: isMailing,
                clock: drivers.clock
            ),
            clock: drivers.clock
        )
        let queue = QueueDigests(
            digests: repositories.digests,
            queries: SQLDigestQueries(
                drivers.database,
                repositories.boardKeeper,
                gazetteer: drivers.gazetteer
            ),
            identifiers: drivers.identifiers
        )
        deliveries = isMailing ? [MaintenanceTask("digests") { now in try await queue(at: now) }] : []
    }
}
