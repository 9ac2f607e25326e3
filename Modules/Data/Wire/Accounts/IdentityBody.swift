public import Domain

/// An identity linked to the account.
public struct IdentityBody: ShapedBody {
    public let provider: IdentityProvider
    public let linkedAt: Moment

    public init(provider: IdentityProvider, linkedAt: Moment) {
        self.provider = provider
        self.linkedAt = linkedAt
    }

    public static let shape = Shape<Self>(
        "Identity",
        Field("provider", \.provider),
        Field("linkedAt", \.linkedAt),
        make: Self.init
    )
}

extension IdentityBody {
    public init(_ identity: Identity) {
        self.init(provider: identity.provider, linkedAt: identity.linkedAt)
    }
}
