public import Domain

/// Whether the caller's device receives pushes.
public struct DevicePushBody: ShapedBody {
    public let publicKey: String
    /// Null for a device without a subscription.
    public let subscription: PushSubscriptionBody?

    public static let shape = Shape<Self>(
        "DevicePush",
        Field("publicKey", \.publicKey, about: "The applicationServerKey for the browser"),
        Field("subscription", \.subscription),
        make: Self.init
    )
}

extension DevicePushBody {
    public init(_ subscription: PushSubscription?, publicKey: String) {
        self.publicKey = publicKey
        self.subscription = subscription.map(PushSubscriptionBody.init)
    }
}

/// A device's push subscription, without its address and keys.
public struct PushSubscriptionBody: ShapedBody {
    public let service: String
    public let showsContent: Bool
    public let addedAt: Moment
    /// Null while pushes arrive.
    public let failingSince: Moment?

    public static let shape = Shape<Self>(
        "PushSubscription",
        Field("service", \.service, about: "The host of the push service"),
        Field("showsContent", \.showsContent),
        Field("addedAt", \.addedAt),
        Field("failingSince", \.failingSince),
        make: Self.init
    )
}

extension PushSubscriptionBody {
    public init(_ subscription: PushSubscription) {
        service = subscription.host
        showsContent = subscription.showsContent
        addedAt = subscription.addedAt
        failingSince = subscription.failingSince
    }
}
