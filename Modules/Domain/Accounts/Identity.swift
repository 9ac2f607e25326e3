/// A service that vouches for people.
public enum IdentityProvider: String, CaseIterable, Sendable {
    case kakao
    case naver
}

/// Somebody else's account that leads to a member's.
public struct Identity: Equatable, Sendable {
    public let provider: IdentityProvider
    /// Whom the provider means, in its own numbering.
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

/// What a provider says of somebody who has just shown themselves there.
public struct ProviderClaim: Equatable, Sendable {
    public let provider: IdentityProvider
    public let subject: String
    /// Only one that the provider has verified.
    public let email: EmailAddress?
    /// What they are called there: a suggestion.
    public let nickname: String?

    public init(provider: IdentityProvider, subject: String, email: EmailAddress?, nickname: String?) {
        self.provider = provider
        self.subject = subject
        self.email = email
        self.nickname = nickname
    }
}

public enum IdentityRefusal: String, Refusal, CaseIterable {
    /// The operator has not set this provider up.
    case notOffered = "identity.not-offered"
    /// The sign-in was begun elsewhere, too long ago, or its papers are not ours.
    case attemptOver = "identity.attempt-over"
    /// The provider doesn't know the code: used before, too old or invented.
    case notVouchedFor = "identity.not-vouched-for"
    case providerUnreachable = "identity.provider-unreachable"
    /// It leads to another member's account.
    case taken = "identity.taken"
    /// The account has one of that provider already.
    case alreadyLinked = "identity.already-linked"
    case notLinked = "identity.not-linked"
    /// Without it, nobody could come in any more.
    case lastWayIn = "identity.last-way-in"
    /// The provider told no address, so the newcomer has to.
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
