import Domain
import Storage
import Web

/// The routes of listings that need approval.
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
            trust: TrustMember(submissions: submissions, operators: operators, clock: drivers.clock)
        )
        endpoints = decisions.endpoints + trust.endpoints
    }
}
