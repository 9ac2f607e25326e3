/// Where a signed-in device receives pushes, and the keys that they are encrypted with. Ends with its
/// session.
public struct PushSubscription: Hashable, Sendable {
    /// How long a device may fail before its subscription ends.
    public static let patience = Duration.seconds(14 * 24 * 3_600)
    /// In bytes.
    public static let longestEndpoint = 1_000

    public let session: Session.ID
    public let member: Member.ID
    /// An address of the browser's push service. Who knows it can't read what is sent, but can send.
    public let endpoint: String
    public let host: String
    /// The keys of the browser, in Base64 for addresses.
    public let key: String
    public let secret: String
    /// Whether pushes name people and contents, which others may read on a locked screen.
    public let showsContent: Bool
    public let addedAt: Moment
    /// Since when every push has failed.
    public let failingSince: Moment?

    public init(
        session: Session.ID,
        member: Member.ID,
        endpoint: String,
        host: String,
        key: String,
        secret: String,
        showsContent: Bool,
        addedAt: Moment,
        failingSince: Moment? = nil
    ) {
        self.session = session
        self.member = member
        self.endpoint = endpoint
        self.host = host
        self.key = key
        self.secret = secret
        self.showsContent = showsContent
        self.addedAt = addedAt
        self.failingSince = failingSince
    }
}

/// What a browser tells of a subscription.
public struct PushOffer: Equatable, Sendable {
    public let endpoint: String
    public let key: String
    public let secret: String
    public let showsContent: Bool

    public init(endpoint: String, key: String, secret: String, showsContent: Bool) {
        self.endpoint = endpoint
        self.key = key
        self.secret = secret
        self.showsContent = showsContent
    }
}

public enum PushRefusal: String, Refusal, CaseIterable {
    /// The address or a key isn't one that a browser would give.
    case invalidSubscription = "push.invalid-subscription"
    /// The device has no subscription.
    case notSubscribed = "push.not-subscribed"
    /// The push service did not accept a message.
    case undeliverable = "push.undeliverable"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .invalidSubscription: .invalid
        case .notSubscribed: .notFound
        case .undeliverable: .busy(retryAfter: .seconds(60))
        }
    }
}
