import Domain
import Storage
import Web

/// The routes of listings that need approval, and of claims of imported ones.
struct SubmissionsFeature: Sendable {
    let endpoints: [Endpoint]

    init(_ drivers: Drivers, _ repositories: Repositories, _ board: BoardFeature) {
        let (queries, operators) = (repositories.submissionQueries, repositories.operators)
        let submissions = Submissions(
            submissions: repositories.submissions,
            operators: operators,
            address: repositories.confirmedAddress,
            clock: drivers.clock
        )
        let decisions = SubmissionRoutes(
            operators: operators,
            queries: queries,
            submissions: submissions,
            cards: board.cards
        )
        let trust = TrustRoutes(operators: operators, queries: queries, submissions: submissions)
        let claims = Claims(
            claims: SQLClaimRepository(drivers.database, identifiers: drivers.identifiers),
            operators: operators,
            identifiers: drivers.identifiers,
            clock: drivers.clock
        )
        let claiming = ClaimRoutes(
            operators: operators,
            queries: repositories.claimQueries,
            claims: claims,
            cards: board.cards
        )
        endpoints = decisions.endpoints + trust.endpoints + claiming.endpoints
    }
}
