import Domain
import Storage
import Web

/// The routes of what waits for approval, of what operators watch for, and of claims of imported listings.
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
            chooseReason: repositories.chooseReason,
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
            chooseReason: repositories.chooseReason,
            cards: board.cards
        )
        let watching = ManageWatchList(
            terms: SQLWatchListRepository(drivers.database),
            operators: operators,
            identifiers: drivers.identifiers,
            clock: drivers.clock
        )
        endpoints =
            decisions.endpoints + trust.endpoints + WatchListRoutes(manage: watching).endpoints
            + claiming.endpoints
    }
}
