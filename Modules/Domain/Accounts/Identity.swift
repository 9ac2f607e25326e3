/// An external sign-in service.
public enum IdentityProvider: String, CaseIterable, Sendable {
    case kakao
    case naver
    /// A provider of the operator's choice, by OpenID Connect.
    case openID = "oidc"
}

/// An external account linked to a member's account.
public struct Identity: Equatable, Sendable {
    public let provider: IdentityProvider
    /// The user identifier at the provider.
    public let subject: String
    public let member: Member.ID
    public let linkedAt: Moment

    public init(provider: IdentityProvider, subject: String, member: Member.ID, linkedAt: Moment) {
        self.provider = provider
        self.subject = subject
        self.member = member
        self.linkedAt = linkedAt
    }
}

/// What a provider asserts about a user who has just signed in there.
public struct ProviderClaim: Equatable, Sendable {
    public let provider: IdentityProvider
    public let subject: String
    /// Present only when the provider has verified it.
    public let email: EmailAddress?
    /// The name at the provider, used as a suggestion.
    public let nickname: String?

    public init(provider: IdentityProvider, subject: String, email: EmailAddress?, nickname: String?) {
        self.provider = provider
        self.subject = subject
        self.email = email
        self.nickname = nickname
    }
}

public enum IdentityRefusal: String, Refusal, CaseIterable {
    /// The operator hasn't configured this provider.
    case notOffered = "identity.not-offered"
    /// The sign-in was started on another device, has expired, or its state wasn't issued by this server.
    case attemptOver = "identity.attempt-over"
    /// The provider rejects the code: used before, expired or forged.
    case notVouchedFor = "identity.not-vouched-for"
    case providerUnreachable = "identity.provider-unreachable"
    /// The identity is linked to another member's account.
    case taken = "identity.taken"
    /// The account already has an identity at that provider.
    case alreadyLinked = "identity.already-linked"
    case notLinked = "identity.not-linked"
    /// Removing it would leave no way to sign in.
    case lastWayIn = "identity.last-way-in"
    /// The provider supplied no address, so the new member has to.
    case emailNeeded = "identity.email-needed"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notOffered, .notLinked: .notFound
        case .attemptOver, .notVouchedFor, .emailNeeded: .invalid
        case .providerUnreachable: .busy(retryAfter: .seconds(10))
        case .taken, .alreadyLinked, .lastWayIn: .conflict
        }
    }

    public var field: String? {
        switch self {
        case .notVouchedFor: "code"
        case .emailNeeded: "email"
        default: nil
        }
    }
}
