/// Approves or declines a claim that waits, by an operator's decision.
public struct DecideClaim: Sendable {
    private let claims: any ClaimRepository
    private let operators: any OperatorRepository
    private let clock: any WallClock

    public init(claims: any ClaimRepository, operators: any OperatorRepository, clock: any WallClock) {
        self.claims = claims
        self.operators = operators
        self.clock = clock
    }

    /// Throws ``ClaimRefusal/notFound`` for a member who isn't an operator.
    public func callAsFunction(_ id: Claim.ID, _ verdict: ReviewVerdict, by member: Member.ID) async throws {
        guard try await operators.isOperator(member) else { throw ClaimRefusal.notFound }
        let now = clock.now
        try await claims.update(id, at: now) { claim in
            switch verdict {
            case .approved: try claim.approve(at: now)
            case .declined(let reason): try claim.decline(reason, at: now)
            }
        }
    }
}
