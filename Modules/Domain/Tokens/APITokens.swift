/// The use cases of API tokens.
public struct APITokens: Sendable {
    /// The shortest time between two notes of a token's use.
    private static let renewal = Duration.seconds(24 * 60 * 60)

    private let repository: any APITokenRepository
    private let issuer: any APITokenIssuer
    private let confirm: ConfirmMember
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock

    public init(
        repository: any APITokenRepository,
        issuer: any APITokenIssuer,
        confirm: ConfirmMember,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        (self.repository, self.issuer, self.confirm) = (repository, issuer, confirm)
        (self.identifiers, self.clock) = (identifiers, clock)
    }

    /// A new token with its text, which nothing else tells. The session has to be fresh.
    public func create(_ request: APIToken.Request, by who: SignedInDevice) async throws
        -> (token: APIToken, text: String)
    {
        try await confirm.requireFresh(who)
        let now = clock.now
        let token = APIToken(
            id: identifiers.next(),
            member: who.member,
            name: request.name,
            scope: request.scope,
            createdAt: now,
            expiresAt: now + .seconds(request.days * 86_400)
        )
        try await repository.insert(token)
        return (token, issuer.text(of: token.id))
    }

    public func all(of who: SignedInDevice) async throws -> [APIToken] {
        try await repository.all(of: who.member, at: clock.now)
    }

    public func remove(_ id: APIToken.ID, by who: SignedInDevice) async throws {
        try await repository.remove(id, of: who.member)
    }

    /// Whether ``authenticate(_:)`` is to be asked rather than the sessions.
    public func includes(_ text: String) -> Bool { issuer.isAPIToken(text) }

    /// Authenticates a request by its token. A removed token is refused at once.
    public func authenticate(_ text: String) async throws -> APITokenHolder {
        guard let id = issuer.read(text) else { throw SessionRefusal.invalidToken }
        let now = clock.now
        guard let token = try await repository.find(id, at: now), now < token.expiresAt else {
            throw APITokenRefusal.ended
        }
        if token.lastUsedAt.map({ $0 + Self.renewal <= now }) ?? true {
            do {
                try await repository.noteUse(of: id, at: now)
            } catch  where !(error is any Refusal) {
                // The API can be read even while storage is read-only.
            }
        }
        return APITokenHolder(member: token.member, token: id, scope: token.scope)
    }
}
