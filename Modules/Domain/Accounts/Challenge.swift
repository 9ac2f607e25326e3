/// A code that was sent to a mailbox, to be told by whoever can read it.
public struct Challenge: Identifiable, Equatable, Sendable {
    public enum Purpose: String, CaseIterable, Sendable {
        /// That the mailbox is the member's.
        case email
        /// That whoever has forgotten the password is the member.
        case password
    }

    /// Wrong codes that are tolerated.
    public static let tries = 5

    public let id: Identifier<Challenge>
    public let member: Member.ID
    public let purpose: Purpose
    /// Where the code went, and what telling it proves.
    public let address: EmailAddress
    public let seal: CodeSeal
    public let triesLeft: Int
    public let expiresAt: Moment

    public init(
        id: ID,
        member: Member.ID,
        purpose: Purpose,
        address: EmailAddress,
        seal: CodeSeal,
        triesLeft: Int = Challenge.tries,
        expiresAt: Moment
    ) {
        self.id = id
        self.member = member
        self.purpose = purpose
        self.address = address
        self.seal = seal
        self.triesLeft = triesLeft
        self.expiresAt = expiresAt
    }
}

extension Challenge.Purpose {
    /// How long a code can be told.
    public var lifetime: Duration {
        switch self {
        case .email: .seconds(24 * 3_600)
        case .password: .seconds(30 * 60)
        }
    }
}

/// A code in the only form that is kept.
public struct CodeSeal: Equatable, Sendable {
    public let text: String

    public init(text: String) {
        self.text = text
    }
}

/// Makes codes nobody can guess, and tells its own from others.
public protocol CodeGenerator: Sendable {
    /// Six digits for a mailbox: only its signed-in member may tell them, and only a few times. Ten letters
    /// for a password: whoever knows the address may try.
    func code(for purpose: Challenge.Purpose) -> String
    /// Forgives what people mistake when they copy a code: case, spaces, hyphens, O for 0.
    func seal(_ code: String, of challenge: Challenge.ID) -> CodeSeal
    /// A code for a link, too long to be typed.
    func token(for challenge: Challenge.ID) -> String
    /// Nil for anything but a token of our own.
    func challenge(of token: String) -> Challenge.ID?
}

public enum ChallengeRefusal: String, Refusal, CaseIterable {
    /// The same for a wrong code, one whose time has passed, one that was used, and one that never was.
    case wrongCode = "account.wrong-code"
    case alreadyVerified = "account.email-already-verified"
    /// The operator has set up no way to send mail.
    case mailNotConfigured = "mail.not-configured"

    public var code: String { rawValue }
    public var kind: RefusalKind { self == .wrongCode ? .invalid : .conflict }
    public var field: String? { self == .wrongCode ? "code" : nil }
}
