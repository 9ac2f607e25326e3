/// The use cases of a member's webhooks.
public struct NoticeWebhooks: Sendable {
    private let repository: any NoticeWebhookRepository
    private let sender: any NoticeWebhookSender
    private let confirm: ConfirmMember
    private let throttle: any CallThrottle
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock

    public init(
        repository: any NoticeWebhookRepository,
        sender: any NoticeWebhookSender,
        confirm: ConfirmMember,
        throttle: any CallThrottle,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        (self.repository, self.sender, self.confirm) = (repository, sender, confirm)
        (self.throttle, self.identifiers, self.clock) = (throttle, identifiers, clock)
    }

    /// A new webhook with its secret, which nothing else tells. The session has to be fresh.
    public func create(_ address: String, by who: SignedInDevice) async throws
        -> (webhook: NoticeWebhook, secret: String)
    {
        guard address.utf8.count <= NoticeWebhook.longestAddress, sender.allows(address) else {
            throw NoticeWebhookRefusal.invalidAddress
        }
        try await confirm.requireFresh(who)
        let webhook = NoticeWebhook(
            id: identifiers.next(),
            member: who.member,
            address: address,
            createdAt: clock.now
        )
        try await repository.insert(webhook)
        return (webhook, sender.secret(of: webhook.id))
    }

    public func all(of who: SignedInDevice) async throws -> [NoticeWebhook] {
        try await repository.all(of: who.member)
    }

    public func remove(_ id: NoticeWebhook.ID, by who: SignedInDevice) async throws {
        try await repository.remove(id, of: who.member)
    }

    /// Calls the program at once. An answer resumes a stopped webhook.
    public func `try`(_ id: NoticeWebhook.ID, by who: SignedInDevice) async throws {
        guard let webhook = try await repository.find(id, of: who.member) else {
            throw NoticeWebhookRefusal.notFound
        }
        try await throttle.take(.trialCalls(of: who.member), at: clock.now)
        guard await sender.sendTrial(to: webhook, at: clock.now) == .answered else {
            throw NoticeWebhookRefusal.unanswered
        }
        try await repository.resume(id)
    }
}
