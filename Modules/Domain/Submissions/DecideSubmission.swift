/// Approves or declines a listing that waits, by an operator's decision.
public struct DecideSubmission: Sendable {
    private let submissions: any SubmissionRepository
    private let operators: any OperatorRepository
    private let clock: any WallClock

    public init(
        submissions: any SubmissionRepository,
        operators: any OperatorRepository,
        clock: any WallClock
    ) {
        self.submissions = submissions
        self.operators = operators
        self.clock = clock
    }

    /// Throws ``SubmissionRefusal/notFound`` for a member who isn't an operator.
    public func callAsFunction(_ listing: Listing.ID, _ verdict: ReviewVerdict, by member: Member.ID)
        async throws
    {
        guard try await operators.isOperator(member) else { throw SubmissionRefusal.notFound }
        let now = clock.now
        try await submissions.update(listing, at: now) { submission in
            switch verdict {
            case .approved: try submission.approve(at: now)
            case .declined(let reason): try submission.decline(reason, at: now)
            }
        }
    }
}
