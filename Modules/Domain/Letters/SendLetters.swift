/// What operators write to all members by mail.
///
/// Its functions throw ``LetterRefusal/notFound`` for a member who isn't an operator.
public struct SendLetters: Sendable {
    /// Emails of a letter that wait at the same time: others wait behind them.
    private static let mostWaiting = 100

    private let letters: any LetterRepository
    private let operators: any OperatorRepository
    private let address: ConfirmedAddress
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock
    /// Whether this server sends such emails.
    private let isAvailable: Bool

    public init(
        letters: any LetterRepository,
        operators: any OperatorRepository,
        address: ConfirmedAddress,
        identifiers: IdentifierGenerator,
        clock: any WallClock,
        isAvailable: Bool
    ) {
        self.letters = letters
        self.operators = operators
        self.address = address
        self.identifiers = identifiers
        self.clock = clock
        self.isAvailable = isAvailable
    }

    public func write(_ contents: LetterContents, by who: Member.ID) async throws -> Letter {
        try await admit(who)
        return try await letters.write(Letter(identifiers.next(), contents))
    }

    public func edit(_ id: Letter.ID, _ contents: LetterContents, by who: Member.ID) async throws -> Letter {
        try await admit(who)
        return try await letters.update(id) { try $0.edit(contents) }
    }

    /// Sends it to the operator alone.
    public func test(_ id: Letter.ID, by who: Member.ID) async throws {
        try await admit(who)
        guard isAvailable else { throw LetterRefusal.unavailable }
        try await address.require(of: who)
        guard try await letters.find(id).state == .draft else { throw LetterRefusal.notDraft }
        try await letters.test(id, for: who, as: identifiers.next(), at: clock.now)
    }

    public func send(_ id: Letter.ID, by who: Member.ID) async throws -> Letter {
        try await admit(who)
        guard isAvailable else { throw LetterRefusal.unavailable }
        return try await letters.send(id, at: clock.now)
    }

    public func stop(_ id: Letter.ID, by who: Member.ID) async throws -> Letter {
        try await admit(who)
        return try await letters.stop(id)
    }

    /// The server's periodic work.
    public func queue(at now: Moment) async throws {
        try await letters.queue(atMost: Self.mostWaiting, identifiers, at: now)
    }

    private func admit(_ who: Member.ID) async throws {
        guard try await operators.isOperator(who) else { throw LetterRefusal.notFound }
    }
}
