extension Submissions {
    /// Approves or declines a listing that waits, by an operator's decision.
    ///
    /// Throws ``SubmissionRefusal/notFound`` for a member who isn't an operator.
    public func decide(_ listing: Listing.ID, _ verdict: ReviewVerdict, by member: Member.ID)
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
