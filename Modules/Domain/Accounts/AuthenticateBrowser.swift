/// Finds out whose browser it is, by the refresh token it keeps in a cookie and never trades: a page can't
/// wait for a trade, and two tabs would trade at once. Ending the session ends it here, too.
public struct AuthenticateBrowser: Sendable {
    /// Looking around moves the session's end away, at most this often.
    static let renewal = Duration.seconds(24 * 60 * 60)

    private let sessions: any SessionRepository
    private let tokens: any TokenIssuer
    private let clock: any WallClock

    public init(sessions: any SessionRepository, tokens: any TokenIssuer, clock: any WallClock) {
        self.sessions = sessions
        self.tokens = tokens
        self.clock = clock
    }

    public func callAsFunction(_ refreshToken: String) async throws -> BrowserVisit {
        let claim = try tokens.readRefresh(refreshToken)
        let now = clock.now
        guard let session = try await sessions.find(claim.session), session.generation == claim.generation,
            now < session.refreshExpiresAt
        else { throw SessionRefusal.ended }
        guard session.lastUsedAt + Self.renewal <= now else {
            return BrowserVisit(session, expiresAt: session.refreshExpiresAt, isRenewed: false)
        }
        do {
            let renewed = try await sessions.update(session.id) { try $0.stay(at: now) }.session
            return BrowserVisit(renewed, expiresAt: renewed.refreshExpiresAt, isRenewed: true)
        } catch  where !(error is any Refusal) {
            // Where nothing can be kept for a moment, what there is can still be read.
            return BrowserVisit(session, expiresAt: session.refreshExpiresAt, isRenewed: false)
        }
    }
}

/// A browser that was recognised.
public struct BrowserVisit: Equatable, Sendable {
    public let who: SignedIn
    /// Whether the session's end moved, so that the browser should keep its cookie for longer.
    public let isRenewed: Bool

    init(_ session: Session, expiresAt: Moment, isRenewed: Bool) {
        who = SignedIn(member: session.member, session: session.id, expiresAt: expiresAt)
        self.isRenewed = isRenewed
    }
}
