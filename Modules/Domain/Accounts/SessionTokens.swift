/// An access token and a refresh token.
public struct SessionTokens: Equatable, Sendable {
    public let access: String
    public let accessExpiresAt: Moment
    public let refresh: String
    public let refreshExpiresAt: Moment

    public init(access: String, accessExpiresAt: Moment, refresh: String, refreshExpiresAt: Moment) {
        self.access = access
        self.accessExpiresAt = accessExpiresAt
        self.refresh = refresh
        self.refreshExpiresAt = refreshExpiresAt
    }
}

/// The claims of a verified token.
public struct TokenClaim: Equatable, Sendable {
    public let session: Session.ID
    public let generation: Int
    public let expiresAt: Moment

    public init(session: Session.ID, generation: Int, expiresAt: Moment) {
        self.session = session
        self.generation = generation
        self.expiresAt = expiresAt
    }
}

/// Issues tokens that only servers of this community can create, and verifies them.
public protocol TokenIssuer: Sendable {
    func tokens(for session: Session, at now: Moment) -> SessionTokens
    /// Throws ``SessionRefusal/invalidToken`` for a token it didn't issue. The caller checks expiry.
    func readAccess(_ token: String) throws -> TokenClaim
    func readRefresh(_ token: String) throws -> TokenClaim

    func deviceToken(of device: KnownDevice) -> String
    /// Returns nil for a token it didn't issue. The caller checks expiry.
    func readDevice(_ token: String) -> KnownDevice?

    func challengeToken(of challenge: SignInChallenge) -> String
    /// Returns nil for a token it didn't issue. The caller checks expiry.
    func readChallenge(_ token: String) -> SignInChallenge?
}

/// The tokens for a newly opened session.
public struct SessionGrant: Equatable, Sendable {
    public let account: Account
    public let tokens: SessionTokens
    /// Identifies the device at its next sign-in, even after this session has ended.
    public let deviceToken: String

    public init(account: Account, tokens: SessionTokens, deviceToken: String) {
        self.account = account
        self.tokens = tokens
        self.deviceToken = deviceToken
    }
}
