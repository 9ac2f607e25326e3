public import Domain

/// An identity provider that members can sign in with.
public struct ProviderBody: ShapedBody {
    public let provider: IdentityProvider

    public init(provider: IdentityProvider) {
        self.provider = provider
    }

    public static let shape = Shape<Self>(
        "Provider",
        Field("provider", \.provider),
        make: Self.init
    )
}
