public import Domain
import HTTPServer
import Wire

/// Endpoints for signing in and out, and for sessions.
public struct SessionRoutes: Sendable {
    private let sessions: Sessions
    private let repository: any SessionRepository
    private let pushes: any PushRepository
    private let signIn: SignIn
    private let answer: AnswerChallenge

    public init(
        sessions: Sessions,
        repository: any SessionRepository,
        pushes: any PushRepository,
        signIn: SignIn,
        answer: AnswerChallenge
    ) {
        self.sessions = sessions
        self.repository = repository
        self.pushes = pushes
        self.signIn = signIn
        self.answer = answer
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
            .on(API.sessions.answer) { _, body, _, request in
                SessionGrantBody(try await answer(body.challenge, by: body.code, on: request.device))
            },
            .on(API.sessions.refresh) { _, body, _ in
                RefreshedBody(try await sessions.refresh(body.refreshToken))
            },
            .on(API.sessions.list) { _, _, who in
                let all = try await repository.all(of: who.member)
                let pushed = try await pushes.sessions(of: who.member)
                return ListBody(DeviceBody.all(all, current: who.session, pushed: pushed))
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
