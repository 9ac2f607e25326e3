extension Sessions {
    /// Authenticates a request by its access token. An ended session is refused at once, even while its token
    /// is still valid.
    public func authenticate(_ accessToken: String) async throws -> SignedInDevice {
        let claim = try tokens.readAccess(accessToken)
        guard let session = try await sessions.find(claim.session) else { throw SessionRefusal.ended }
        guard clock.now < claim.expiresAt else { throw SessionRefusal.accessExpired }
        return SignedInDevice(member: session.member, session: session.id, expiresAt: claim.expiresAt)
    }
}
