extension Sessions {
    /// The shortest time between two extensions of a session by page views.
    static let renewal = Duration.seconds(24 * 60 * 60)

    /// Authenticates a browser by the refresh token in its cookie, without rotating the token.
    ///
    /// A page can't wait for a rotation, and two tabs would rotate at the same time. Ending the session signs
    /// the browser out.
    public func authenticateBrowser(_ refreshToken: String) async throws -> BrowserVisit {
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
            // Pages can be shown even while storage is read-only.
            return BrowserVisit(session, expiresAt: session.refreshExpiresAt, isRenewed: false)
        }
    }
}

/// An authenticated browser session.
public struct BrowserVisit: Equatable, Sendable {
    public let who: SignedInDevice
    /// Whether the session was extended, so that the cookie's lifetime has to be extended too.
    public let isRenewed: Bool

    init(_ session: Session, expiresAt: Moment, isRenewed: Bool) {
        who = SignedInDevice(member: session.member, session: session.id, expiresAt: expiresAt)
        self.isRenewed = isRenewed
    }
}
