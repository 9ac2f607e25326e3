/// Stores the operators. They can be appointed only on the server's own machine.
public protocol OperatorRepository: Sendable {
    /// Whether the member may do or see what the running request asks for, as an operator. If so, the audit
    /// log records the request.
    func isOperator(_ member: Member.ID) async throws -> Bool

    /// Whether the member is an operator, without use of an operator's right; for menus.
    func isAppointed(_ member: Member.ID) async throws -> Bool

    /// Appoints the member whose address this is, if it is confirmed. Idempotent.
    func appoint(_ email: EmailAddress, at now: Moment) async throws -> Appointment

    /// Counts the address as confirmed, for a server without mail. Nil when no account has it.
    func confirm(_ email: EmailAddress, at now: Moment) async throws -> OperatorCandidate?

    /// Returns false when no operator has that address.
    func dismiss(_ email: EmailAddress) async throws -> Bool

    /// Returns the operators in order of appointment.
    func all() async throws -> [OperatorSummary]
}

/// What became of an appointment.
public enum Appointment: Sendable {
    case made(OperatorCandidate)
    case already(OperatorCandidate)
    /// The address was never confirmed, so it may be another person's.
    case unconfirmed(OperatorCandidate)
    /// No account has the address.
    case noAccount
}

/// The account behind an address, to recognise it by.
public struct OperatorCandidate: Equatable, Sendable {
    public let id: Member.ID
    public let nickname: Nickname
    public let joinedAt: Moment
    public let isConfirmed: Bool

    public init(_ account: Account) {
        id = account.id
        nickname = account.nickname
        joinedAt = account.joinedAt
        isConfirmed = account.isEmailVerified
    }
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
