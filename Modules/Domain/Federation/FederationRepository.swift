/// Stores the followers of the calendar and the hosts that an operator blocked.
public protocol FollowerRepository: Sendable {
    /// Adds or replaces a follower and queues the acceptance. An activity that was processed before has no
    /// effect, so that a recorded request can't be repeated. Throws ``FederationRefusal/blocked``.
    func add(_ actor: RemoteActor, by activity: String, accepting acceptance: String, at now: Moment)
        async throws

    /// Idempotent, and like ``add(_:by:accepting:at:)`` only once for each activity.
    func remove(_ actor: String, by activity: String, at now: Moment) async throws

    func count() async throws -> Int

    /// Removes the followers of the host and of those below it, with what is queued for them, and refuses
    /// new ones. Idempotent.
    func block(_ host: WebsiteHost, at now: Moment) async throws

    /// Idempotent.
    func unblock(_ host: WebsiteHost) async throws

    func blocks(_ host: WebsiteHost) async throws -> Bool

    func status() async throws -> FederationStatus
}

/// Stores what followers have been told, and the activities that wait to be sent.
public protocol AnnouncementRepository: Sendable {
    /// The events that changed since they were last compared, at most `limit`.
    func changed(limit: Int) async throws -> [Listing.ID]

    /// Compares an event with what was announced, and queues the difference for each inbox, atomically.
    func announce(_ event: Listing.ID, in documents: any FederationDocuments, at now: Moment) async throws

    /// Whether an event was announced at any time.
    func hasAnnounced(_ event: Listing.ID) async throws -> Bool

    /// Inboxes with waiting activities that may be tried now and that no server is sending to.
    func due(at now: Moment, limit: Int) async throws -> [String]

    /// Reserves an inbox, and returns its oldest activities in order; none if another server was faster.
    func reserve(_ inbox: String, at now: Moment, until end: Moment, limit: Int) async throws
        -> [QueuedActivity]

    /// Removes an activity from the queue of an inbox.
    /// - Parameter failure: why it wasn't taken, for operators.
    func finish(_ activity: QueuedActivity, at inbox: String, _ failure: String?) async throws

    /// Ends a reservation. After a failure, the next attempt comes later each time.
    func release(_ inbox: String, _ failure: String?, at now: Moment) async throws

    /// Removes an inbox, its queue and its followers.
    func forget(_ inbox: String) async throws

    /// Removes activities that have waited too long, and inboxes without followers.
    func removeOld(at now: Moment) async throws
}

/// An activity that waits to be sent.
public struct QueuedActivity: Equatable, Sendable {
    public let number: Int64
    public let body: String

    public init(number: Int64, body: String) {
        self.number = number
        self.body = body
    }

    /// Older ones are dropped.
    public static let longestWait = Duration.seconds(7 * 86_400)

    public static func pause(afterFailures count: Int) -> Duration {
        Backoff(first: .seconds(60), longest: .seconds(12 * 3_600)).pause(after: count - 1)
    }
}

/// The hosts of followers and those that are blocked.
public struct FederationStatus: Equatable, Sendable {
    public struct Host: Equatable, Sendable {
        public let host: WebsiteHost
        public let followers: Int
        /// The activities that wait for it.
        public let waiting: Int
        /// The attempts that failed since the last success.
        public let failures: Int
        /// Why the last one failed.
        public let failure: String?

        public init(host: WebsiteHost, followers: Int, waiting: Int, failures: Int, failure: String?) {
            self.host = host
            self.followers = followers
            self.waiting = waiting
            self.failures = failures
            self.failure = failure
        }
    }

    public let hosts: [Host]
    public let blocked: [WebsiteHost]

    public init(hosts: [Host], blocked: [WebsiteHost]) {
        self.hosts = hosts
        self.blocked = blocked
    }
}
