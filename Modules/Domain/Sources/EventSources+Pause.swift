extension EventSources {
    /// Stops fetching a source. Its events stay.
    public func pause(_ id: Source.ID, by member: Member.ID) async throws {
        try await operators.mustInclude(member)
        try await sources.change(id, to: .paused, at: clock.now)
    }

    /// Fetches a source again, and shows the events of a withdrawn one.
    public func resume(_ id: Source.ID, by member: Member.ID) async throws {
        try await operators.mustInclude(member)
        try await sources.change(id, to: .active, at: clock.now)
    }
}
