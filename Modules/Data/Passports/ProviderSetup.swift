public import Domain

/// What an operator got from a provider when they registered the server there.
public struct ProviderSetup: Sendable {
    public let provider: IdentityProvider
    let clientID: String
    let clientSecret: String?
    /// Where people show themselves, and codes are traded.
    let authorizeAddress: String
    /// Where it is said who they are.
    let apiAddress: String
    /// Where the provider sends them back to; registered there letter by letter.
    let returnAddress: String

    /// - Parameters:
    ///   - authorizeAddress: another than the provider's own, for tests and gateways.
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
        self.authorizeAddress = authorizeAddress ?? provider.dialect.authorizeAddress
        self.apiAddress = apiAddress ?? provider.dialect.apiAddress
    }
}
