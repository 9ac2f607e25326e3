/// Takes a message of another server: follows and unfollows of the calendar.
public struct ReceiveFollow: Sendable {
    private let followers: any FollowerRepository
    private let documents: any FederationDocuments
    private let peers: any FederationPeers
    private let throttle: any CallThrottle
    private let clock: any WallClock

    public init(
        followers: any FollowerRepository,
        documents: any FederationDocuments,
        peers: any FederationPeers,
        throttle: any CallThrottle,
        clock: any WallClock
    ) {
        self.followers = followers
        self.documents = documents
        self.peers = peers
        self.throttle = throttle
        self.clock = clock
    }

    /// Ignores what it can't use. Throws ``FederationRefusal`` and ``CallRefusal``, before anything is
    /// fetched when the host is blocked or the sender sends too much.
    public func callAsFunction(_ message: InboxMessage, from origin: Origin) async throws {
        guard let request = try documents.request(in: message) else { return }
        try await throttle.take(.follows(from: origin), at: clock.now)
        guard try await !followers.blocks(request.host) else { throw FederationRefusal.blocked }
        let sender = try await peers.sender(of: message, request, at: clock.now)
        switch request.wish {
        case .follow:
            let acceptance = documents.acceptance(of: request)
            try await followers.add(sender, by: request.id, accepting: acceptance, at: clock.now)
        case .unfollow:
            try await followers.remove(sender.address, by: request.id, at: clock.now)
        }
    }
}

extension CountedCall {
    /// Each one lets this server fetch an account. Generous, because a large server has many accounts.
    static func follows(from origin: Origin) -> CountedCall {
        CountedCall(key: "follows \(origin.text)", rule: .init(tries: 60, interval: .seconds(10)))
    }
}
