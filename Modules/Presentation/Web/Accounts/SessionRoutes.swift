public import Domain
import HTTPServer
import Wire

/// Endpoints for signing in and out, and for sessions.
public struct SessionRoutes: Sendable {
    private let sessions: Sessions
    private let repository: any SessionRepository
    private let signIn: SignIn

    public init(sessions: Sessions, repository: any SessionRepository, signIn: SignIn) {
        self.sessions = sessions
        self.repository = repository
        self.signIn = signIn
    }

    public var endpoints: [Endpoint] { openings + endings }

    private var openings: [Endpoint] {
        [
            .on(API.sessions.signIn) { _, body, _, request in
                SessionGrantBody(
                    try await signIn(
                        email: try EmailAddress(body.email),
                        password: body.password,
                        on: request.device,
                        knownBy: body.deviceToken,
                        from: request.origin
                    )
                )
            },
            .on(API.sessions.refresh) { _, body, _ in
                RefreshedBody(try await sessions.refresh(body.refreshToken))
            },
            .on(API.sessions.list) { _, _, who in
                let all = try await repository.all(of: who.member)
                return ListBody(all.map { DeviceBody($0, isCurrent: $0.id == who.session) })
            },
        ]
    }

    private var endings: [Endpoint] {
        [
            .on(API.sessions.signOut) { _, _, who in
                try await sessions.end(who.session, by: who.member)
                return Nothing()
            },
            .on(API.sessions.end) { session, _, who in
                try await sessions.end(session, by: who.member)
                return Nothing()
            },
            .on(API.sessions.endAll) { _, _, who in
                try await repository.endAll(of: who.member)
                return Nothing()
            },
        ]
    }
}
