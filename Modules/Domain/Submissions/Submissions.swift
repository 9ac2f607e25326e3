/// The operators' use cases of listings that need approval.
public struct Submissions: Sendable {
    let submissions: any SubmissionRepository
    let operators: any OperatorRepository
    let address: ConfirmedAddress
    let clock: any WallClock

    public init(
        submissions: any SubmissionRepository,
        operators: any OperatorRepository,
        address: ConfirmedAddress,
        clock: any WallClock
    ) {
        self.submissions = submissions
        self.operators = operators
        self.address = address
        self.clock = clock
    }
}
