extension Claims {
    /// Approves or declines a claim that waits, by an operator's decision.
    ///
    /// Throws ``ClaimRefusal/notFound`` for a member who isn't an operator.
    public func decide(_ id: Claim.ID, _ verdict: ReviewVerdict, by member: Member.ID) async throws {
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
