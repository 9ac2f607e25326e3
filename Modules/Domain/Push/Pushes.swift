/// The use cases of a member's own pushes.
public struct Pushes: Sendable {
    private let repository: any PushRepository
    private let accounts: any AccountRepository
    private let sender: any PushSender
    private let throttle: any CallThrottle
    private let clock: any WallClock

    public init(
        repository: any PushRepository,
        accounts: any AccountRepository,
        sender: any PushSender,
        throttle: any CallThrottle,
        clock: any WallClock
    ) {
        self.repository = repository
        self.accounts = accounts
        self.sender = sender
        self.throttle = throttle
        self.clock = clock
    }

    public func publicKey() async throws -> String { try await sender.publicKey() }

    public func subscription(of session: Session.ID, by member: Member.ID) async throws -> PushSubscription? {
        try await repository.find(session, of: member)
    }

    /// Pushes to this device from now on.
    public func subscribe(_ session: Session.ID, _ offer: PushOffer, by member: Member.ID) async throws
        -> PushSubscription
    {
        guard offer.endpoint.utf8.count <= PushSubscription.longestEndpoint,
            let host = sender.host(of: offer)
        else { throw PushRefusal.invalidSubscription }
        let subscription = PushSubscription(
            session: session,
            member: member,
            endpoint: offer.endpoint,
            host: host,
            key: offer.key,
            secret: offer.secret,
            showsContent: offer.showsContent,
            addedAt: clock.now
        )
        try await repository.put(subscription)
        return subscription
    }

    public func unsubscribe(_ session: Session.ID, by member: Member.ID) async throws {
        try await repository.remove(session, of: member)
    }

    /// Sends a push to one of the member's devices at once.
    public func `try`(_ session: Session.ID, by member: Member.ID) async throws {
        guard let subscription = try await repository.find(session, of: member),
            let account = try await accounts.find(member)
        else { throw PushRefusal.notSubscribed }
        let now = clock.now
        try await throttle.take(.trialPushes(of: member), at: now)
        switch await sender.sendTrial(to: subscription, in: account.language, at: now) {
        case .delivered: return
        case .gone:
            try await repository.remove(session, of: member)
            throw PushRefusal.notSubscribed
        case .refused, .failed: throw PushRefusal.undeliverable
        }
    }
}
