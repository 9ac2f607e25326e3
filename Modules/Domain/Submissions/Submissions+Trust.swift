extension Submissions {
    /// Lets a member's listings be open without approval, or ends that, by an operator's decision.
    ///
    /// Throws ``SubmissionRefusal/notFound`` for a member who isn't an operator, and
    /// ``SubmissionRefusal/addressUnconfirmed`` for one whose address was never confirmed.
    public func trust(_ member: Member.ID, _ isTrusted: Bool, by other: Member.ID) async throws {
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
