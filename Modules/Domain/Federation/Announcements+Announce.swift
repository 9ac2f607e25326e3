extension Announcements {
    /// The events compared in one run, so that other tasks aren't held up.
    static let mostEvents = 500

    /// Queues what followers don't know yet about events that changed.
    public func announce() async throws {
        for event in try await announcements.changed(limit: Self.mostEvents) {
            try Task.checkCancellation()
            try await announcements.announce(event, in: documents, at: clock.now)
        }
    }
}
