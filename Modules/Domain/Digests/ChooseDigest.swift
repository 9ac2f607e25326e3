/// Consents to emails with news of the neighbourhood, or withdraws the consent.
public struct ChooseDigest: Sendable {
    private let digests: any DigestRepository
    private let address: ConfirmedAddress
    /// Whether this server sends such emails.
    public let isAvailable: Bool
    private let clock: any WallClock

    public init(
        digests: any DigestRepository,
        address: ConfirmedAddress,
        isAvailable: Bool,
        clock: any WallClock
    ) {
        self.digests = digests
        self.address = address
        self.isAvailable = isAvailable
        self.clock = clock
    }

    /// Without a frequency there are none. They can be ended at any time.
    @discardableResult
    public func callAsFunction(
        _ frequency: DigestSubscription.Frequency?,
        by member: Member.ID
    ) async throws -> DigestSubscription {
        if frequency != nil {
            guard isAvailable else { throw DigestRefusal.unavailable }
            try await address.require(of: member)
        }
        let now = clock.now
        let chosen = try await digests.update(of: member) { $0.choose(frequency, at: now) }
        guard let chosen else { throw AccountRefusal.gone }
        return chosen
    }

    /// What the member chose, as of now.
    public func current(of member: Member.ID) async throws -> DigestSubscription {
        var subscription = try await digests.find(of: member)
        subscription.settle(at: clock.now)
        return subscription
    }
}
