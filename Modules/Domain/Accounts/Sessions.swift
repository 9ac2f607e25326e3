/// The use cases of open sessions.
public struct Sessions: Sendable {
    let sessions: any SessionRepository
    let tokens: any TokenIssuer
    let clock: any WallClock

    public init(sessions: any SessionRepository, tokens: any TokenIssuer, clock: any WallClock) {
        self.sessions = sessions
        self.tokens = tokens
        self.clock = clock
    }
}
