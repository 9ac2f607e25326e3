import Domain
import Storage
import Web

/// The use cases and routes of what operators announce.
struct AnnouncementsFeature: Sendable {
    let endpoints: [Endpoint]

    init(_ drivers: Drivers, _ repositories: Repositories) {
        let routes = AnnouncementRoutes(
            operators: repositories.operators,
            announcements: repositories.announcements,
            manage: ManageAnnouncements(
                announcements: repositories.announcements,
                operators: repositories.operators,
                identifiers: drivers.identifiers,
                clock: drivers.clock
            ),
            clock: drivers.clock
        )
        endpoints = routes.endpoints
    }
}
