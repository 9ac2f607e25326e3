public import Domain

/// An OAuth client registration at a provider.
public struct ProviderSetup: Sendable {
    public let provider: IdentityProvider
    let clientID: String
    let clientSecret: String?
    /// The redirect URI, which must match the registration exactly.
    let returnAddress: String
    let location: Location

    /// Where the provider's addresses are known from.
    enum Location: Equatable, Sendable {
        case fixed(OAuthEndpoints)
        /// From the document of this issuer (OpenID Connect Discovery 1.0).
        case issuer(String)
    }

    public init(kakao clientID: String, _ secret: String?, returnAddress: String, at servers: Servers) {
        let endpoints = Kakao.endpoints(servers.authorize, servers.api)
        self.init(.kakao, clientID, secret, returnAddress, .fixed(endpoints))
    }

    public init(naver clientID: String, _ secret: String?, returnAddress: String, at servers: Servers) {
        let endpoints = Naver.endpoints(servers.authorize, servers.api)
        self.init(.naver, clientID, secret, returnAddress, .fixed(endpoints))
    }

    /// - Parameter issuer: without a slash at the end.
    public init(openID clientID: String, _ secret: String?, returnAddress: String, issuer: String) {
        self.init(.openID, clientID, secret, returnAddress, .issuer(issuer))
    }

    private init(
        _ provider: IdentityProvider,
        _ clientID: String,
        _ clientSecret: String?,
        _ returnAddress: String,
        _ location: Location
    ) {
        (self.provider, self.clientID, self.clientSecret) = (provider, clientID, clientSecret)
        (self.returnAddress, self.location) = (returnAddress, location)
    }

    /// Other servers than the provider's own, for tests and gateways.
    public struct Servers: Sendable {
        let authorize: String?
        let api: String?

        public init(authorize: String?, api: String?) {
            (self.authorize, self.api) = (authorize, api)
        }
    }
}
