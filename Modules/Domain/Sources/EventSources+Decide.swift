extension EventSources {
    /// Accepts or declines a source that a member proposes, by an operator's decision.
    public func decide(_ id: Source.ID, _ verdict: ReviewVerdict, by member: Member.ID) async throws {
        try await operators.mustInclude(member)
        let now = clock.now
        try await sources.decide(id, at: now) { source in
            switch verdict {
            case .approved: try source.approve(at: now)
            case .declined(let reason): try source.decline(reason)
            }
        }
    }
}
