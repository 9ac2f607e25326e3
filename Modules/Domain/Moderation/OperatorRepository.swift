/// Stores the operators. They can be appointed only on the server's own machine.
public protocol OperatorRepository: Sendable {
    func isOperator(_ member: Member.ID) async throws -> Bool

    /// Returns false when no account has that address. Idempotent.
    func appoint(_ email: EmailAddress, at now: Moment) async throws -> Bool

    /// Returns false when no operator has that address.
    func dismiss(_ email: EmailAddress) async throws -> Bool

    /// Returns the operators in order of appointment.
    func all() async throws -> [OperatorSummary]
}

/// An operator of this server.
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
