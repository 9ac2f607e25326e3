extension Sessions {
    /// Exchanges a refresh token for a new pair. A token that was already exchanged ends the session.
    public func refresh(_ token: String) async throws -> SessionTokens {
        let claim = try tokens.readRefresh(token)
        let now = clock.now
        let (session, outcome) = try await sessions.update(claim.session) { session in
            try session.refresh(showing: claim.generation, at: now)
        }
        guard outcome == .refreshed else { throw SessionRefusal.refreshReused }
        return tokens.tokens(for: session, at: now)
    }
}
