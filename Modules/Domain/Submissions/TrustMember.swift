/// Lets a member's listings be open without approval, or ends that, by an operator's decision.
public struct TrustMember: Sendable {
    private let submissions: any SubmissionRepository
    private let operators: any OperatorRepository
    private let address: ConfirmedAddress
    private let clock: any WallClock

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

    /// Throws ``SubmissionRefusal/notFound`` for a member who isn't an operator, and
    /// ``SubmissionRefusal/addressUnconfirmed`` for one whose address was never confirmed.
    public func callAsFunction(_ member: Member.ID, _ isTrusted: Bool, by other: Member.ID) async throws {
        guard try await operators.isOperator(other) else { throw SubmissionRefusal.notFound }
        if isTrusted {
            try await requireAddress(of: member)
            try await submissions.trust(member, at: clock.now)
        } else {
            try await submissions.distrust(member)
        }
    }

    private func requireAddress(of member: Member.ID) async throws {
        do {
            try await address.require(of: member)
        } catch AccountRefusal.emailUnconfirmed {
            throw SubmissionRefusal.addressUnconfirmed
        } catch AccountRefusal.gone {
            throw SubmissionRefusal.noMember
        }
    }
}
