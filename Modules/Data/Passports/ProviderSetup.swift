public import Domain

/// An OAuth client registration at a provider.
public struct ProviderSetup: Sendable {
    public let provider: IdentityProvider
    let clientID: String
    let clientSecret: String?
    /// The base of the authorization and token endpoints.
    let authorizeAddress: String
    /// The base of the profile endpoint.
    let apiAddress: String
    /// The redirect URI, which must match the registration exactly.
    let returnAddress: String

    /// - Parameters:
    ///   - authorizeAddress: overrides the provider's own, for tests and gateways.
    ///   - apiAddress: likewise.
    public init(
        _ provider: IdentityProvider,
        clientID: String,
        clientSecret: String?,
        returnAddress: String,
        authorizeAddress: String? = nil,
        apiAddress: String? = nil
    ) {
        self.provider = provider
        self.clientID = clientID
        self.clientSecret = clientSecret
        self.returnAddress = returnAddress
        self.authorizeAddress = authorizeAddress ?? provider.oauth.authorizeAddress
        self.apiAddress = apiAddress ?? provider.oauth.apiAddress
    }
}
