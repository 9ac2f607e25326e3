import Domain
import Wire

/// Exchanges an expired token once for all calls that wait for it.
actor Refresher {
    private let transport: any Transport
    private let credentials: any CredentialStore
    private let language: Language
    private var underway: Task<SavedLogin, any Error>?

    init(transport: any Transport, credentials: any CredentialStore, language: Language) {
        self.transport = transport
        self.credentials = credentials
        self.language = language
    }

    /// The login to retry with after `expired` was refused.
    ///
    /// The refresh runs in its own task, so that cancelling one caller doesn't affect the others.
    func login(replacing expired: SavedLogin) async throws -> SavedLogin {
        let refreshing = underway ?? start(replacing: expired)
        let login = try await refreshing.value
        try Task.checkCancellation()
        return login
    }

    private func start(replacing expired: SavedLogin) -> Task<SavedLogin, any Error> {
        let refreshing = Task {
            // Cleared before waiting callers continue, so that a token that has expired again starts a new
            // refresh.
            defer { underway = nil }
            return try await refresh(expired)
        }
        underway = refreshing
        return refreshing
    }

    private func refresh(_ expired: SavedLogin) async throws -> SavedLogin {
        try await credentials.exclusively { [self] in
            guard let kept = try credentials.load() else { throw RemoteError.notSignedIn() }
            // Another process on this device, or an earlier call, has already refreshed it.
            guard kept.tokens.access == expired.tokens.access else { return kept }
            return try await exchange(kept)
        }
    }

    private nonisolated func exchange(_ login: SavedLogin) async throws -> SavedLogin {
        let call = Call(
            "POST",
            API.sessions.refresh.pattern,
            // A token works once: without the key, a retry after a lost response would end the session.
            headers: ["Accept-Language": language.rawValue, "Idempotency-Key": IdempotencyKey.random()],
            body: RefreshBody(refreshToken: login.tokens.refresh).encoded
        )
        let reply = try await transport.send(call)
        if reply.status == 401, let problem = reply.problem {
            try await credentials.save(nil)
            throw RemoteError.notSignedIn(problem)
        }
        let next = login.holding(try reply.read(RefreshedBody.self).session.tokens)
        try await credentials.save(next)
        return next
    }
}
