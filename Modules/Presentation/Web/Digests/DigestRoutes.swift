public import Domain
import Wire

/// Endpoints of emails with news of the neighbourhood.
public struct DigestRoutes: Sendable {
    private let choose: ChooseDigest
    private let clock: any WallClock

    public init(_ choose: ChooseDigest, clock: any WallClock) {
        self.choose = choose
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [
            .on(API.digests.mine) { _, _, who in body(try await choose.current(of: who.member)) },
            .on(API.digests.choose) { _, body, who in
                self.body(try await choose(body.frequency, by: who.member))
            },
        ]
    }

    private func body(_ subscription: DigestSubscription) -> DigestBody {
        DigestBody(subscription, isAvailable: choose.isAvailable, at: clock.now)
    }
}
