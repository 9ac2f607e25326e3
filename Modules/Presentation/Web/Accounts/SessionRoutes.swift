public import Domain
import HTTPServer
import Wire

/// Endpoints for signing in and out, and for sessions.
public struct SessionRoutes: Sendable {
    private let sessions: any SessionRepository
    private let signIn: SignIn
    private let refresh: RefreshSession
    private let signOut: SignOut

    public init(sessions: any SessionRepository, signIn: SignIn, refresh: RefreshSession, signOut: SignOut) {
        self.sessions = sessions
        self.signIn = signIn
        self.refresh = refresh
        self.signOut = signOut
    }

    public var endpoints: [Endpoint] {
        [signingIn, refreshing, listing, signingOutHere, signingOutOne, signingOutEverywhere]
    }

    private var signingIn: Endpoint {
        .anyone(.post, AccountPath.sessions, "Sign in", takes: SignInBody.self, answers: .json(201)) {
            [signIn] request, body in
            SessionGrantBody(
                try await signIn(
                    email: try EmailAddress(body.email),
                    password: body.password,
                    on: request.device,
                    knownBy: body.deviceToken,
                    from: request.origin
                )
            )
        }
    }

    private var refreshing: Endpoint {
        .anyone(
            .post,
            AccountPath.refresh,
            "Refresh a session; each refresh token works once",
            takes: RefreshBody.self,
            answers: .json()
        ) { [refresh] _, body in
            RefreshedBody(try await refresh(body.refreshToken))
        }
    }

    private var listing: Endpoint {
        .member(.get, AccountPath.sessions, "List my sessions; most recently used first", answers: .json()) {
            [sessions] _, who in
            ListBody(
                try await sessions.all(of: who.member).map {
                    DeviceBody($0, isCurrent: $0.id == who.session)
                }
            )
        }
    }

    private var signingOutHere: Endpoint {
        .member(.delete, AccountPath.currentSession, "Sign out", answers: .nothing) {
            [signOut] _, who in
            try await signOut(who.session, by: who.member)
            return Nothing()
        }
    }

    private var signingOutOne: Endpoint {
        .member(.delete, AccountPath.session, "End a session", answers: .nothing) {
            [signOut] request, who in
            guard let id = Session.ID(request.parameters["id"] ?? "") else {
                throw SessionRefusal.notFound
            }
            try await signOut(id, by: who.member)
            return Nothing()
        }
    }

    private var signingOutEverywhere: Endpoint {
        .member(.delete, AccountPath.sessions, "End my sessions; signs out everywhere", answers: .nothing) {
            [sessions] _, who in
            try await sessions.endAll(of: who.member)
            return Nothing()
        }
    }
}
