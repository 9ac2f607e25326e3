/// A code sent to a mailbox, to be entered by its owner.
public struct Challenge: Identifiable, Equatable, Sendable {
    public enum Purpose: String, CaseIterable, Sendable {
        /// Proves that the mailbox is the member's.
        case email
        /// Proves that a person who forgot the password is the member.
        case password
        /// Proves that the mailbox is a newcomer's, before there is an account.
        case signUp = "sign-up"
    }

    /// The wrong codes allowed before the challenge ends.
    public static let tries = 5

    public let id: Identifier<Challenge>
    /// Nil for a newcomer.
    public let member: Member.ID?
    public let purpose: Purpose
    /// The address the code was sent to, which the code verifies.
    public let address: EmailAddress
    public let seal: CodeSeal
    public let triesLeft: Int
    public let expiresAt: Moment

    public init(
        id: ID,
        member: Member.ID?,
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
    /// How long the code is valid.
    public var lifetime: Duration {
        switch self {
        case .email, .signUp: .seconds(24 * 3_600)
        case .password: .seconds(30 * 60)
        }
    }
}

/// A code in the only form that is stored.
public struct CodeSeal: Equatable, Sendable {
    public let text: String

    public init(text: String) {
        self.text = text
    }
}

/// Generates unguessable codes and verifies its own.
public protocol CodeGenerator: Sendable {
    /// Six digits for a mailbox: a guess is worth at most an account with an address that its owner can take
    /// back. Ten letters for a password reset, since a guess is worth a member's account.
    func code(for purpose: Challenge.Purpose) -> String
    /// Ignores case, spaces and hyphens, and reads O as 0.
    func seal(_ code: String, of challenge: Challenge.ID) -> CodeSeal
    /// A token for a link, too long to be typed.
    func token(for challenge: Challenge.ID) -> String
    /// Returns nil unless this server issued the token.
    func challenge(of token: String) -> Challenge.ID?
}

public enum ChallengeRefusal: String, Refusal, CaseIterable {
    /// The same for wrong, expired, used and non-existent codes.
    case wrongCode = "account.wrong-code"
    /// A server that sends mail opens an account only for an address that is proven.
    case codeNeeded = "account.code-needed"
    case alreadyVerified = "account.email-already-verified"
    /// The operator hasn't configured mail.
    case mailNotConfigured = "mail.not-configured"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .wrongCode, .codeNeeded: .invalid
        case .alreadyVerified, .mailNotConfigured: .conflict
        }
    }

    public var field: String? {
        switch self {
        case .wrongCode, .codeNeeded: "code"
        case .alreadyVerified, .mailNotConfigured: nil
        }
    }
}
