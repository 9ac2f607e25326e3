/// Sends an email to an operator's own address at once, not by the queue, and tells what the mail server
/// answered.
public struct SendTestMail: Sendable {
    private let operators: any OperatorRepository
    private let accounts: any AccountRepository
    private let mailer: any TestMailer
    private let throttle: any CallThrottle
    private let clock: any WallClock

    public init(
        operators: any OperatorRepository,
        accounts: any AccountRepository,
        mailer: any TestMailer,
        throttle: any CallThrottle,
        clock: any WallClock
    ) {
        self.operators = operators
        self.accounts = accounts
        self.mailer = mailer
        self.throttle = throttle
        self.clock = clock
    }

    public func callAsFunction(by member: Member.ID) async throws -> TestMail {
        guard try await operators.isOperator(member), let account = try await accounts.find(member) else {
            throw ServerStatusRefusal.notFound
        }
        guard let server = mailer.server else { throw ServerStatusRefusal.noMailServer }
        try await throttle.take(.testMails(of: member), at: clock.now)
        let outcome = await mailer.send(to: account.email, in: account.language, at: clock.now)
        return TestMail(to: account.email, by: server, outcome)
    }
}

/// An email by which an operator tests the mail server, and what became of it.
public struct TestMail: Equatable, Sendable {
    public enum Result: String, CaseIterable, Sendable {
        case accepted
        /// The server answered, and didn't take it.
        case refused
        /// The server didn't answer, or offers no encryption.
        case unreachable
    }

    public struct Outcome: Equatable, Sendable {
        public let result: Result
        /// The last line of the server, or why there is none.
        public let answer: String?

        public init(_ result: Result, answer: String?) {
            (self.result, self.answer) = (result, answer)
        }
    }

    public let to: EmailAddress
    /// The address of the mail server.
    public let server: String
    public let outcome: Outcome

    public init(to address: EmailAddress, by server: String, _ outcome: Outcome) {
        (to, self.server, self.outcome) = (address, server, outcome)
    }
}

/// Sends test emails over the configured mail server.
public protocol TestMailer: Sendable {
    /// The address of the mail server; nil without one.
    var server: String? { get }

    func send(to address: EmailAddress, in language: Language, at now: Moment) async -> TestMail.Outcome
}
