extension EventSources {
    /// Hides all events of a source at once, for example when its publisher objects.
    public func withdraw(_ id: Source.ID, by member: Member.ID) async throws {
        try await operators.mustInclude(member)
        try await sources.change(id, to: .withdrawn, at: clock.now)
    }
}
