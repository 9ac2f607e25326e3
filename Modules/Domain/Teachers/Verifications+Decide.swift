extension Verifications {
    public enum Verdict: Sendable {
        case accepted(VerifiedDocuments)
        case declined(SubmissionReason)
    }

    /// Accepts or declines a teacher's documents, by an operator's decision.
    ///
    /// Throws ``VerificationRefusal/notFound`` for a member who isn't an operator.
    public func decide(_ id: Verification.ID, _ verdict: Verdict, by member: Member.ID) async throws {
        guard try await operators.isOperator(member) else { throw VerificationRefusal.notFound }
        let now = clock.now
        try await verifications.decide(id, at: now) { verification in
            switch verdict {
            case .accepted(let seen): try verification.accept(seen, by: member, at: now)
            case .declined(let reason): try verification.decline(reason, by: member, at: now)
            }
        }
    }
}
