/// The origin of a password attempt, for rate limiting.
public enum PasswordTry: Equatable, Sendable {
    /// A device that has signed in to this account before.
    case known(KnownDevice)
    /// A signed-in device.
    case session(SignedInDevice)
    /// Any other device.
    case unknown(EmailAddress, Origin)

    /// The buckets in which the attempt counts. Attempts by unknown devices never fill a known device's
    /// bucket. All attempts by unknown devices at one account share one bucket, regardless of their
    /// addresses.
    public var counted: [CountedCall] {
        switch self {
        case .known(let device):
            [CountedCall(key: "device \(device.member) \(device.id)", rule: Self.device)]
        case .session(let who):
            [CountedCall(key: "session \(who.member) \(who.session)", rule: Self.device)]
        case .unknown(let email, let origin):
            [
                CountedCall(key: "account \(email.text) \(origin.text)", rule: Self.accountFromOrigin),
                CountedCall(key: "account \(email.text)", rule: Self.account),
                CountedCall(
                    key: "origin \(origin.text)",
                    rule: origin.isOneSubscriber ? Self.subscriber : Self.address
                ),
            ]
        }
    }

    private static let device = AttemptBucket.Rule(tries: 10, interval: .seconds(60))
    private static let accountFromOrigin = AttemptBucket.Rule(tries: 5, interval: .seconds(60))
    private static let account = AttemptBucket.Rule(tries: 20, interval: .seconds(60))
    private static let subscriber = AttemptBucket.Rule(tries: 100, interval: .seconds(3))
    private static let address = AttemptBucket.Rule(tries: 1_000, interval: .seconds(1))
}
