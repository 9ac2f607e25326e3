public import Domain
import JSONCoding

/// Whether and how often a member gets emails with news of the neighbourhood.
public struct DigestBody: ShapedBody, Hashable {
    public let frequency: DigestSubscription.Frequency?
    public let consentedAt: Moment?
    public let consentEndsAt: Moment?
    public let isAsked: Bool
    public let endedAt: Moment?
    public let ending: DigestSubscription.End.Reason?
    public let isAvailable: Bool

    public init(
        frequency: DigestSubscription.Frequency?,
        consentedAt: Moment?,
        consentEndsAt: Moment?,
        isAsked: Bool,
        endedAt: Moment?,
        ending: DigestSubscription.End.Reason?,
        isAvailable: Bool
    ) {
        self.frequency = frequency
        self.consentedAt = consentedAt
        self.consentEndsAt = consentEndsAt
        self.isAsked = isAsked
        self.endedAt = endedAt
        self.ending = ending
        self.isAvailable = isAvailable
    }

    public static let shape = Shape<Self>(
        "Digest",
        Field("frequency", \.frequency, about: "Null for none"),
        Field("consentedAt", \.consentedAt),
        Field("consentEndsAt", \.consentEndsAt, about: "Unless it is given again in the last 30 days"),
        Field("isAsked", \.isAsked, about: "Whether the consent is to be given again, by the same choice"),
        Field("endedAt", \.endedAt, about: "When the last consent ended"),
        Field("ending", \.ending),
        Field("isAvailable", \.isAvailable, about: "Whether this server sends such emails"),
        make: Self.init
    )
}

extension DigestBody {
    public init(_ subscription: DigestSubscription, isAvailable: Bool, at now: Moment) {
        let (consent, end) = (subscription.consent, subscription.end)
        self.init(
            frequency: consent?.frequency,
            consentedAt: consent?.givenAt,
            consentEndsAt: consent?.endsAt,
            isAsked: consent?.isAsked(at: now) ?? false,
            endedAt: end?.at,
            ending: end?.reason,
            isAvailable: isAvailable
        )
    }
}

/// A choice of how often to get emails with news, which is a consent; null withdraws it.
public struct DigestChoiceBody: ShapedBody, Hashable {
    public let frequency: DigestSubscription.Frequency?

    public init(_ frequency: DigestSubscription.Frequency?) {
        self.frequency = frequency
    }

    public static let shape = Shape<Self>(
        "DigestChoice",
        Field("frequency", \.frequency, about: "Null for none"),
        make: Self.init
    )
}
