extension Submissions {
    /// Shows what waits, by an operator's approval.
    ///
    /// Throws ``SubmissionRefusal/notFound`` for a member who isn't an operator, and
    /// ``SubmissionRefusal/editedMeanwhile`` if its author has edited it since.
    ///
    /// - Parameter seen: the version that the operator saw.
    public func approve(_ subject: Subject, seeing seen: Moment, by member: Member.ID) async throws {
        try await decide(subject, by: member) { try $0.approve(seeing: seen, at: $1) }
    }

    /// Declines what waits, by an operator's decision.
    ///
    /// Throws ``SubmissionRefusal/notFound`` for a member who isn't an operator.
    public func decline(_ subject: Subject, _ reason: SubmissionReason, by member: Member.ID) async throws {
        try await decide(subject, by: member) { try $0.decline(reason, at: $1) }
    }

    private func decide(
        _ subject: Subject,
        by member: Member.ID,
        _ change: @escaping @Sendable (inout Submission, Moment) throws -> Void
    ) async throws {
        guard try await operators.isOperator(member) else { throw SubmissionRefusal.notFound }
        let now = clock.now
        try await submissions.update(subject, at: now) { try change(&$0, now) }
    }
}
