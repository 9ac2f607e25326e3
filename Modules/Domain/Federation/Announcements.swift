/// The use cases that tell followers on other servers of events.
public struct Announcements: Sendable {
    let announcements: any AnnouncementRepository
    let documents: any FederationDocuments
    let peers: any FederationPeers
    let clock: any WallClock

    public init(
        announcements: any AnnouncementRepository,
        documents: any FederationDocuments,
        peers: any FederationPeers,
        clock: any WallClock
    ) {
        self.announcements = announcements
        self.documents = documents
        self.peers = peers
        self.clock = clock
    }
}
