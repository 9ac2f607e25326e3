import Domain
import Wire

/// Trades an expired token for the next pair once, for however many calls wait for it.
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

    /// The login to ask again with, after `expired` was refused.
    ///
    /// The refresh is nobody's own: a caller that is cancelled leaves it to the others.
    func login(replacing expired: SavedLogin) async throws -> SavedLogin {
        let refreshing = underway ?? start(replacing: expired)
        let login = try await refreshing.value
        try Task.checkCancellation()
        return login
    }

    private func start(replacing expired: SavedLogin) -> Task<SavedLogin, any Error> {
        let refreshing = Task {
            // Before anyone who waits goes on: what they found expired again is not to be had here.
            defer { underway = nil }
            return try await refresh(expired)
        }
        underway = refreshing
        return refreshing
    }

    private func refresh(_ expired: SavedLogin) async throws -> SavedLogin {
        try await credentials.exclusively { [self] in
            guard let kept = try credentials.load() else { throw RemoteError.notSignedIn() }
            // Somebody else was quicker: another process on this device, or a call that came just before.
            guard kept.tokens.access == expired.tokens.access else { return kept }
            return try await exchange(kept)
        }
    }

    private nonisolated func exchange(_ login: SavedLogin) async throws -> SavedLogin {
        let call = Call(
            "POST",
            AccountPath.refresh.rawValue,
            // A token works once: asked again because the answer was lost, it would end the session.
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
