/// Authenticates a request by its access token. An ended session is refused at once, even while its token is
/// still valid.
public struct Authenticate: Sendable {
    private let sessions: any SessionRepository
    private let tokens: any TokenIssuer
    private let clock: any WallClock

    public init(sessions: any SessionRepository, tokens: any TokenIssuer, clock: any WallClock) {
        self.sessions = sessions
        self.tokens = tokens
        self.clock = clock
    }

    public func callAsFunction(_ accessToken: String) async throws -> SignedIn {
        let claim = try tokens.readAccess(accessToken)
        guard let session = try await sessions.find(claim.session) else { throw SessionRefusal.ended }
        guard clock.now < claim.expiresAt else { throw SessionRefusal.accessExpired }
        return SignedIn(member: session.member, session: session.id, expiresAt: claim.expiresAt)
    }
}
