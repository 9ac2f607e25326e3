/// An app that shows one-time codes, which a member is asked for after the password or a provider.
public struct SecondFactor: Equatable, Sendable {
    public let member: Member.ID
    public let secret: SealedSecret
    public let since: Moment
    /// Recovery codes that weren't used.
    public let recoveryCodes: Int

    public init(member: Member.ID, secret: SealedSecret, since: Moment, recoveryCodes: Int) {
        self.member = member
        self.secret = secret
        self.since = since
        self.recoveryCodes = recoveryCodes
    }
}

/// A secret shared with an app, in the only form that is stored.
public struct SealedSecret: Equatable, Sendable {
    public let bytes: [UInt8]

    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }
}

/// A secret that a member is about to share with an app. Nothing is stored before the app shows its code.
public struct SecondFactorSetUp: Equatable, Sendable {
    /// The time allowed to set up the app.
    public static let patience = Duration.seconds(15 * 60)

    /// As it is typed into an app.
    public let secret: String
    /// The secret for this server, sealed for the member.
    public let ticket: String
    public let expiresAt: Moment

    public init(secret: String, ticket: String, expiresAt: Moment) {
        self.secret = secret
        self.ticket = ticket
        self.expiresAt = expiresAt
    }
}

/// What proves a second factor. Each works once.
public enum SecondFactorProof: Equatable, Sendable {
    /// A code of this step, of the app with this secret.
    case code(step: Int64, of: SealedSecret)
    case recoveryCode(CodeSeal)
}

/// A code for a member without the app, and the form in which it is stored.
public struct RecoveryCode: Equatable, Sendable {
    public static let perMember = 10

    public let text: String
    public let seal: CodeSeal

    public init(text: String, seal: CodeSeal) {
        self.text = text
        self.seal = seal
    }
}

/// Makes the secrets of second factors and checks their codes. It alone sees them unsealed.
public protocol SecondFactorKeeper: Sendable {
    func setUp(for member: Member.ID, at now: Moment) -> SecondFactorSetUp

    /// The secret of a ticket, and the step of its code. Throws ``SecondFactorRefusal/setUpOver`` for the
    /// ticket, and ``SecondFactorRefusal/wrongCode``.
    func secret(of ticket: String, showing code: String, for member: Member.ID, at now: Moment) throws
        -> (secret: SealedSecret, step: Int64)

    /// What the text proves, if it is a code of the app at this time or could be a recovery code. Ignores
    /// spaces and hyphens.
    func proof(_ text: String, of factor: SecondFactor, at now: Moment) -> SecondFactorProof?

    /// ``RecoveryCode/perMember`` new ones.
    func recoveryCodes(for member: Member.ID) -> [RecoveryCode]
}

/// What an account with a second factor is told by email.
public enum SecondFactorEvent: String, CaseIterable, Sendable {
    case turnedOn = "on"
    case turnedOff = "off"
    case recoveryCodeUsed = "recovery-code-used"
    case recoveryCodesReplaced = "recovery-codes-replaced"
}

public enum SecondFactorRefusal: Refusal, Equatable {
    /// The password or the provider was right. A code is needed with this challenge.
    case codeNeeded(challenge: String)
    /// The challenge was answered already, is too old, or wasn't issued by this server.
    case challengeOver
    /// The same for wrong and used codes, of the app and for recovery.
    case wrongCode
    case tooOften(retryAfter: Duration)
    /// The set-up took too long, or its ticket was issued to another member.
    case setUpOver
    case alreadyOn
    case off

    public static let examples: [SecondFactorRefusal] = [
        .codeNeeded(challenge: ""), .challengeOver, .wrongCode, .tooOften(retryAfter: .seconds(60)),
        .setUpOver, .alreadyOn, .off,
    ]

    public var code: String {
        switch self {
        case .codeNeeded: "sign-in.code-needed"
        case .challengeOver: "sign-in.challenge-over"
        case .wrongCode: "second-factor.wrong-code"
        case .tooOften: "second-factor.too-often"
        case .setUpOver: "second-factor.set-up-over"
        case .alreadyOn: "second-factor.already-on"
        case .off: "second-factor.off"
        }
    }

    public var kind: RefusalKind {
        switch self {
        case .codeNeeded, .challengeOver: .unauthenticated
        case .wrongCode, .setUpOver: .invalid
        case .tooOften(let wait): .tooSoon(retryAfter: wait)
        case .alreadyOn, .off: .conflict
        }
    }

    public var field: String? { self == .wrongCode ? "code" : nil }

    public var challenge: String? {
        if case .codeNeeded(let challenge) = self { challenge } else { nil }
    }
}
