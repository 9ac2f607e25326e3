/// Queues what followers don't know yet about events that changed.
public struct AnnounceEvents: Sendable {
    /// The events compared in one run, so that other tasks aren't held up.
    static let most = 500

    private let announcements: any AnnouncementRepository
    private let documents: any FederationDocuments
    private let clock: any WallClock

    public init(
        announcements: any AnnouncementRepository,
        documents: any FederationDocuments,
        clock: any WallClock
    ) {
        self.announcements = announcements
        self.documents = documents
        self.clock = clock
    }

    public func callAsFunction() async throws {
        for event in try await announcements.changed(limit: Self.most) {
            try Task.checkCancellation()
            try await announcements.announce(event, in: documents, at: clock.now)
        }
    }
}
