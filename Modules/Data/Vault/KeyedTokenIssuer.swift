public import Domain
public import Secrets

/// Issues tokens as `session.generation.expiry.seal`. The seal is a keyed hash, with one key per kind of
/// token.
public struct KeyedTokenIssuer: TokenIssuer {
    private let accessKey: SecretKey
    private let refreshKey: SecretKey
    private let deviceKey: SecretKey
    private let challengeKey: SecretKey

    public init(_ key: SecretKey) {
        accessKey = key.derived(for: "access token")
        refreshKey = key.derived(for: "refresh token")
        deviceKey = key.derived(for: "device token")
        challengeKey = key.derived(for: "sign-in challenge")
    }

    public func tokens(for session: Session, at now: Moment) -> SessionTokens {
        let accessExpiresAt = min(now + Session.accessLifetime, session.refreshExpiresAt)
        return SessionTokens(
            access: token(for: session, until: accessExpiresAt, under: accessKey),
            accessExpiresAt: accessExpiresAt,
            refresh: token(for: session, until: session.refreshExpiresAt, under: refreshKey),
            refreshExpiresAt: session.refreshExpiresAt
        )
    }

    public func readAccess(_ token: String) throws -> TokenClaim {
        try read(token, under: accessKey)
    }

    public func readRefresh(_ token: String) throws -> TokenClaim {
        try read(token, under: refreshKey)
    }

    private func token(for session: Session, until expiry: Moment, under key: SecretKey) -> String {
        key.sealed("\(session.id).\(session.generation).\(expiry.milliseconds)")
    }

    public func deviceToken(of device: KnownDevice) -> String {
        deviceKey.sealed("\(device.id).\(device.member).\(device.expiresAt.milliseconds)")
    }

    public func readDevice(_ token: String) -> KnownDevice? {
        guard let parts = parts(of: token, under: deviceKey), let id = Identifier<KnownDevice>(parts[0]),
            let member = Member.ID(parts[1]), let expiry = Int64(parts[2])
        else { return nil }
        return KnownDevice(id: id, member: member, expiresAt: Moment(milliseconds: expiry))
    }

    public func challengeToken(of challenge: SignInChallenge) -> String {
        let device = challenge.device.map(\.description) ?? ""
        return challengeKey.sealed(
            "\(challenge.id).\(challenge.member).\(device).\(challenge.expiresAt.milliseconds)"
        )
    }

    public func readChallenge(_ token: String) -> SignInChallenge? {
        guard let parts = parts(of: token, under: challengeKey, count: 4),
            let id = Identifier<SignInChallenge>(parts[0]), let member = Member.ID(parts[1]),
            let expiry = Int64(parts[3])
        else { return nil }
        return SignInChallenge(
            id: id,
            member: member,
            device: Identifier(parts[2]),
            expiresAt: Moment(milliseconds: expiry)
        )
    }

    /// The parts of a claim.
    private func parts(of token: String, under key: SecretKey, count: Int = 3) -> [String]? {
        guard let claim: Substring = key.opened(token) else { return nil }
        let parts = claim.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count == count ? parts.map { String(Substring($0)) } : nil
    }

    private func read(_ token: String, under key: SecretKey) throws(SessionRefusal) -> TokenClaim {
        guard let parts = parts(of: token, under: key), let session = Session.ID(parts[0]),
            let generation = Int(parts[1]), let expiry = Int64(parts[2])
        else { throw .invalidToken }
        return TokenClaim(
            session: session,
            generation: generation,
            expiresAt: Moment(milliseconds: expiry)
        )
    }
}
