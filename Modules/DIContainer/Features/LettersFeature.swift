import Domain
import Storage
import Web

/// The use cases, routes and periodic work of emails of operators to all members.
struct LettersFeature: Sendable {
    let endpoints: [Endpoint]
    let deliveries: [MaintenanceTask]

    init(_ drivers: Drivers, _ repositories: Repositories, mailing isMailing: Bool) {
        let letters = SQLLetterRepository(drivers.database)
        let manage = SendLetters(
            letters: letters,
            operators: repositories.operators,
            address: repositories.confirmedAddress,
            identifiers: drivers.identifiers,
            clock: drivers.clock,
            isAvailable: isMailing
        )
        endpoints =
            LetterRoutes(
                operators: repositories.operators,
                letters: letters,
                manage: manage,
                clock: drivers.clock
            ).endpoints
        deliveries =
            isMailing ? [MaintenanceTask("letters") { now in try await manage.queue(at: now) }] : []
    }
}
