/// Writes and reads the documents that servers exchange about events.
public protocol FederationDocuments: Sendable {
    /// The name that others search for, as in `@events@madang.example`.
    var account: String { get }

    /// What a search for an account finds; nil for any other.
    func directory(of resource: String) -> [UInt8]?
    /// The account, with the key that verifies its announcements.
    func actor() async throws -> [UInt8]
    func event(_ event: FeedEvent) -> [UInt8]
    /// What stands at the address of an event that was taken back.
    func removed(_ event: Listing.ID) -> [UInt8]
    func outbox(count: Int) -> [UInt8]
    func outboxPage(_ events: Slice<FeedEvent>, after cursor: String?) -> [UInt8]
    func followers(count: Int) -> [UInt8]
    /// Where the description of this server is.
    func serverDirectory() -> [UInt8]
    /// What this server is, for statistics and lists of servers.
    func server(_ figures: ServerFigures) -> [UInt8]

    /// An event as it is compared with what was announced before.
    func object(of event: FeedEvent) -> String
    func announcement(_ announcement: EventAnnouncement, at now: Moment) -> String
    func acceptance(of follow: FollowRequest) -> String

    /// The wish in a message; nil when it is about something else. Throws ``FederationRefusal/malformed``.
    func request(in message: InboxMessage) throws -> FollowRequest?
}

/// Talks with other servers.
public protocol FederationPeers: Sendable {
    /// The account that signed the message. Throws ``FederationRefusal/unverified``.
    func sender(of message: InboxMessage, _ request: FollowRequest, at now: Moment) async throws
        -> RemoteActor

    func send(_ activity: String, to inbox: String, at now: Moment) async -> DeliveryOutcome
}

/// What became of an activity that was sent.
public enum DeliveryOutcome: Equatable, Sendable {
    case delivered
    /// The server will never take it.
    case refused(String)
    /// There is no such inbox any more.
    case gone
    /// The server can't be reached, or fails. It may take it later.
    case failed(String)
}
