public import Domain

/// Operations on sessions: signing in and out.
public struct SessionOperations: OperationList {
    private static let sessions: PathPattern<Void> = "/api/v1/sessions"
    private static let session = PathPattern<Session.ID>(
        "/api/v1/sessions/{id}",
        else: SessionRefusal.notFound
    )

    public let signIn = Operation<Anyone, Void, SignInBody, SessionGrantBody>(
        .post,
        sessions,
        "Sign in; a member with a second factor gets a challenge instead",
        status: 201
    )
    public let answer = Operation<Anyone, Void, SignInCodeBody, SessionGrantBody>(
        .post,
        sessions / "second-factor",
        "Complete a sign-in with the code of the second factor",
        status: 201
    )
    public let refresh = Operation<Anyone, Void, RefreshBody, RefreshedBody>(
        .post,
        sessions / "refresh",
        "Refresh a session; each refresh token works once"
    )
    public let list = Operation<SignedInDevice, Void, Nothing, ListBody<DeviceBody>>(
        .get,
        sessions,
        "List my sessions; most recently used first"
    )
    public let signOut = Operation<SignedInDevice, Void, Nothing, Nothing>(
        .delete,
        sessions / "current",
        "Sign out"
    )
    public let end = Operation<SignedInDevice, Session.ID, Nothing, Nothing>(
        .delete,
        session,
        "End a session"
    )
    public let endAll = Operation<SignedInDevice, Void, Nothing, Nothing>(
        .delete,
        sessions,
        "End my sessions; signs out everywhere"
    )
}

extension API {
    public static let sessions = SessionOperations()
}
