import Domain
import Storage
import Web

/// The routes of listings that need approval.
struct SubmissionsFeature: Sendable {
    let endpoints: [Endpoint]

    init(_ drivers: Drivers, _ repositories: Repositories, _ board: BoardFeature) {
        endpoints = SubmissionRoutes(
            operators: repositories.operators,
            queries: SQLSubmissionQueries(drivers.database),
            decide: DecideSubmission(
                submissions: SQLSubmissionRepository(drivers.database, identifiers: drivers.identifiers),
                operators: repositories.operators,
                clock: drivers.clock
            ),
            cards: board.cards
        ).endpoints
    }
}
