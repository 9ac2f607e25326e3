import Domain
import Sources
import Storage
import Web

/// The routes of members' websites.
struct WebsitesFeature: Sendable {
    let routes: WebsiteRoutes

    init(_ drivers: Drivers) {
        let websites = SQLWebsiteRepository(drivers.database)
        let proof = WebsiteProof(secret: drivers.secret)
        routes = WebsiteRoutes(
            websites: websites,
            prove: ProveWebsite(
                websites: websites,
                reader: FetchedWebsiteProofs(fetcher: drivers.sourceFetcher),
                proof: proof,
                clock: drivers.clock
            ),
            proof: proof,
            clock: drivers.clock
        )
    }
}
