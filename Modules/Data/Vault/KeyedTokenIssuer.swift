public import Domain
public import Secrets

/// Issues tokens as `session.generation.expiry.seal`. The seal is a keyed hash, with one key per kind of
/// token.
public struct KeyedTokenIssuer: TokenIssuer {
    private let accessKey: SecretKey
    private let refreshKey: SecretKey
    private let deviceKey: SecretKey

    public init(_ key: SecretKey) {
        accessKey = key.derived(for: "access token")
        refreshKey = key.derived(for: "refresh token")
        deviceKey = key.derived(for: "device token")
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
        sealed("\(session.id).\(session.generation).\(expiry.milliseconds)", under: key)
    }

    public func deviceToken(of device: KnownDevice) -> String {
        sealed("\(device.id).\(device.member).\(device.expiresAt.milliseconds)", under: deviceKey)
    }

    public func readDevice(_ token: String) -> KnownDevice? {
        guard let parts = opened(token, under: deviceKey), let id = Identifier<KnownDevice>(parts[0]),
            let member = Member.ID(parts[1]), let expiry = Int64(parts[2])
        else { return nil }
        return KnownDevice(id: id, member: member, expiresAt: Moment(milliseconds: expiry))
    }

    private func sealed(_ claim: String, under key: SecretKey) -> String {
        "\(claim).\(Base64URL.encode(key.mac(Array(claim.utf8))))"
    }

    /// The three parts of a claim with a valid seal.
    private func opened(_ token: String, under key: SecretKey) -> [String]? {
        let parts = token.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 4, let seal = Base64URL.decode(String(Substring(parts[3]))),
            key.verifies(seal, for: Array(token.utf8.dropLast(parts[3].count + 1)))
        else { return nil }
        return parts.prefix(3).map { String(Substring($0)) }
    }

    private func read(_ token: String, under key: SecretKey) throws(SessionRefusal) -> TokenClaim {
        guard let parts = opened(token, under: key), let session = Session.ID(parts[0]),
            let generation = Int(parts[1]), let expiry = Int64(parts[2])
        else { throw .invalidToken }
        return TokenClaim(
            session: session,
            generation: generation,
            expiresAt: Moment(milliseconds: expiry)
        )
    }
}
