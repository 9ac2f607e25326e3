public import Domain
import Wire

/// Endpoints of the pushes of a member's devices.
public struct PushRoutes: Sendable {
    private let pushes: Pushes

    public init(_ pushes: Pushes) {
        self.pushes = pushes
    }

    public var endpoints: [Endpoint] {
        [
            .on(API.push.mine) { _, _, who in
                let subscription = try await pushes.subscription(of: who.session, by: who.member)
                return DevicePushBody(subscription, publicKey: try await pushes.publicKey())
            },
            .on(API.push.subscribe) { _, body, who in
                let subscription = try await pushes.subscribe(who.session, body.offer, by: who.member)
                return DevicePushBody(subscription, publicKey: try await pushes.publicKey())
            },
            .on(API.push.unsubscribe) { _, _, who in
                try await pushes.unsubscribe(who.session, by: who.member)
                return Nothing()
            },
            .on(API.push.try) { session, _, who in
                try await pushes.try(session, by: who.member)
                return Nothing()
            },
        ]
    }
}
