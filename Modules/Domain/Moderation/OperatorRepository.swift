/// Who looks after this server. Whoever holds its machine says who that is; nobody becomes one from outside.
public protocol OperatorRepository: Sendable {
    func isOperator(_ member: Member.ID) async throws -> Bool

    /// False when there is no account with that address; one who is one already stays one.
    func appoint(_ email: EmailAddress, at now: Moment) async throws -> Bool

    /// False when nobody with that address was one.
    func dismiss(_ email: EmailAddress) async throws -> Bool

    /// The first appointed first.
    func all() async throws -> [OperatorSummary]
}

/// A member who looks after the server.
public struct OperatorSummary: Equatable, Sendable {
    public let email: EmailAddress
    public let nickname: Nickname
    public let since: Moment

    public init(email: EmailAddress, nickname: Nickname, since: Moment) {
        self.email = email
        self.nickname = nickname
        self.since = since
    }
}
