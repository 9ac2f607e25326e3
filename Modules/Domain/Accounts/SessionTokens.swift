/// The two tokens a device is given: one to ask with, one to get the next two with.
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

/// What a genuine token says about itself.
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

/// Writes tokens that only this community's servers can have written, and reads them back.
public protocol TokenIssuer: Sendable {
    func tokens(for session: Session, at now: Moment) -> SessionTokens
    /// Throws ``SessionRefusal/invalidToken`` for anything it did not write; expiry is for the caller to
    /// judge.
    func readAccess(_ token: String) throws -> TokenClaim
    func readRefresh(_ token: String) throws -> TokenClaim

    func deviceToken(of device: KnownDevice) -> String
    /// Nil for anything it did not write; expiry is for the caller to judge.
    func readDevice(_ token: String) -> KnownDevice?
}

/// A member who proved who they are, and with which device.
public struct SignedIn: Equatable, Sendable {
    public let member: Member.ID
    public let session: Session.ID
    /// When they have to prove it again.
    public let expiresAt: Moment

    public init(member: Member.ID, session: Session.ID, expiresAt: Moment) {
        self.member = member
        self.session = session
        self.expiresAt = expiresAt
    }
}

/// What a newly opened session gives its device.
public struct SessionGrant: Equatable, Sendable {
    public let account: Account
    public let tokens: SessionTokens
    /// What the device shows when it signs in the next time, also after this session has ended.
    public let deviceToken: String

    public init(account: Account, tokens: SessionTokens, deviceToken: String) {
        self.account = account
        self.tokens = tokens
        self.deviceToken = deviceToken
    }
}
