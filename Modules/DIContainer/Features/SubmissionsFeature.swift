import Domain
import Storage
import Web

/// The routes of listings that need approval, and of claims of imported ones.
struct SubmissionsFeature: Sendable {
    let endpoints: [Endpoint]

    init(_ drivers: Drivers, _ repositories: Repositories, _ board: BoardFeature) {
        let submissions = repositories.submissions
        let (queries, operators) = (SQLSubmissionQueries(drivers.database), repositories.operators)
        let decisions = SubmissionRoutes(
            operators: operators,
            queries: queries,
            decide: DecideSubmission(submissions: submissions, operators: operators, clock: drivers.clock),
            cards: board.cards
        )
        let trust = TrustRoutes(
            operators: operators,
            queries: queries,
            trust: TrustMember(
                submissions: submissions,
                operators: operators,
                address: ConfirmedAddress(repositories.accounts),
                clock: drivers.clock
            )
        )
        let claims = SQLClaimRepository(drivers.database, identifiers: drivers.identifiers)
        let claiming = ClaimRoutes(
            operators: operators,
            queries: SQLClaimQueries(drivers.database),
            claim: ClaimListing(claims: claims, identifiers: drivers.identifiers, clock: drivers.clock),
            decide: DecideClaim(claims: claims, operators: operators, clock: drivers.clock),
            cards: board.cards
        )
        endpoints = decisions.endpoints + trust.endpoints + claiming.endpoints
    }
}
