extension EventSources {
    /// Deletes a source, all its entries and their events. Its owner may, too: the events are theirs.
    public func remove(_ id: Source.ID, by member: Member.ID) async throws {
        if try await sources.find(id).owner != member { try await operators.mustInclude(member) }
        try await sources.remove(id, at: clock.now)
    }
}
