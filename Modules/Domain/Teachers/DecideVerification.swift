/// Accepts or declines a teacher's documents, by an operator's decision.
public struct DecideVerification: Sendable {
    public enum Verdict: Sendable {
        case accepted(VerifiedDocuments)
        case declined(SubmissionReason)
    }

    private let verifications: any VerificationRepository
    private let operators: any OperatorRepository
    private let clock: any WallClock

    public init(
        verifications: any VerificationRepository,
        operators: any OperatorRepository,
        clock: any WallClock
    ) {
        self.verifications = verifications
        self.operators = operators
        self.clock = clock
    }

    /// Throws ``VerificationRefusal/notFound`` for a member who isn't an operator.
    public func callAsFunction(_ id: Verification.ID, _ verdict: Verdict, by member: Member.ID) async throws {
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
