import Domain
import Wire

/// Trades an expired token for the next pair once, for however many calls wait for it.
actor Refresher {
    private let transport: any Transport
    private let credentials: any CredentialStore
    private var underway: Task<SessionTokens, any Error>?

    init(transport: any Transport, credentials: any CredentialStore) {
        self.transport = transport
        self.credentials = credentials
    }

    /// The tokens to ask again with, after `expired` was refused.
    func tokens(replacing expired: SessionTokens) async throws -> SessionTokens {
        if let underway { return try await underway.value }
        let refreshing = Task { [transport, credentials] in
            try await credentials.exclusively {
                guard let kept = try credentials.load() else { throw RemoteError.notSignedIn }
                // Somebody else was quicker: another process on this device, or a call that came just before.
                guard kept.access == expired.access else { return kept }
                return try await Self.refresh(kept, over: transport, keepingIn: credentials)
            }
        }
        underway = refreshing
        defer { underway = nil }
        return try await refreshing.value
    }

    private static func refresh(
        _ tokens: SessionTokens, over transport: any Transport, keepingIn credentials: any CredentialStore
    ) async throws -> SessionTokens {
        let body = RefreshBody(refreshToken: tokens.refresh).encoded
        let reply = try await transport.send(Call("POST", AccountPath.refresh.rawValue, body: body))
        do {
            let next = try reply.read(RefreshedBody.self).session.tokens
            try credentials.save(next)
            return next
        } catch RemoteError.refused(let problem, _) where problem.status == 401 {
            try credentials.save(nil)
            throw RemoteError.notSignedIn
        }
    }
}
