public import Domain
import JSONCoding

/// Whether the member has a second factor.
public struct SecondFactorBody: ShapedBody {
    public let since: Moment?
    public let recoveryCodes: Int

    public static let shape = Shape<Self>(
        "SecondFactor",
        Field("since", \.since, about: "Null when it is off."),
        Field("recoveryCodes", \.recoveryCodes, about: "How many weren't used."),
        make: Self.init
    )
}

extension SecondFactorBody {
    public init(_ factor: SecondFactor?) {
        since = factor?.since
        recoveryCodes = factor?.recoveryCodes ?? 0
    }
}

/// The password of an account that has one.
public struct SecondFactorRequestBody: ShapedBody {
    public let currentPassword: String?

    public init(currentPassword: String? = nil) {
        self.currentPassword = currentPassword
    }

    public static let shape = Shape<Self>(
        "SecondFactorRequest",
        Field(
            "currentPassword",
            \.currentPassword,
            .string(maxLength: 1_000, format: "password"),
            .optional,
            about: "Of an account that has one. Any other needs a recent sign-in or a confirmation."
        ),
        make: Self.init
    )
}

/// A secret to be entered into an app.
public struct SecondFactorSetUpBody: ShapedBody {
    public let secret: String
    public let address: String
    public let ticket: String
    public let expiresAt: Moment

    public static let shape = Shape<Self>(
        "SecondFactorSetUp",
        Field("secret", \.secret, about: "In Base32, as it is typed into an app."),
        Field("address", \.address, about: "The same as `otpauth:`, for a QR code or a link."),
        Field("ticket", \.ticket, about: "To be sent with the first code."),
        Field("expiresAt", \.expiresAt, about: "Until when the ticket can be sent."),
        make: Self.init
    )
}

extension SecondFactorSetUpBody {
    /// - Parameter place: what the place is called.
    public init(_ setUp: SecondFactorSetUp, of email: EmailAddress, at place: String) {
        secret = setUp.secret
        address = AuthenticatorAddress(secret: setUp.secret, account: email.text, issuer: place).text
        ticket = setUp.ticket
        expiresAt = setUp.expiresAt
    }
}

/// The ticket of a set-up, and a code that the app shows.
public struct SecondFactorStartBody: ShapedBody {
    public let ticket: String
    public let code: String

    public init(ticket: String, code: String) {
        self.ticket = ticket
        self.code = code
    }

    public static let shape = Shape<Self>(
        "SecondFactorStart",
        Field("ticket", \.ticket, .string(maxLength: 1_000)),
        Field("code", \.code, .string(maxLength: 100), about: "Shown by the app now."),
        make: Self.init
    )
}

/// The password of an account that has one, and a code.
public struct SecondFactorProofBody: ShapedBody {
    public let currentPassword: String?
    public let code: String

    public init(currentPassword: String? = nil, code: String) {
        self.currentPassword = currentPassword
        self.code = code
    }

    public static let shape = Shape<Self>(
        "SecondFactorProof",
        Field(
            "currentPassword",
            \.currentPassword,
            .string(maxLength: 1_000, format: "password"),
            .optional,
            about: "Of an account that has one. Any other needs a recent sign-in or a confirmation."
        ),
        Field("code", \.code, .string(maxLength: 100), about: "Of the app, or a recovery code."),
        make: Self.init
    )
}

/// Recovery codes, which can't be read again.
public struct RecoveryCodesBody: ShapedBody {
    public let recoveryCodes: [String]

    public init(recoveryCodes: [String]) {
        self.recoveryCodes = recoveryCodes
    }

    public static let shape = Shape<Self>(
        "RecoveryCodes",
        Field("recoveryCodes", \.recoveryCodes, about: "Each works once instead of a code of the app."),
        make: Self.init
    )
}

/// The answer to a sign-in's challenge.
public struct SignInCodeBody: ShapedBody {
    public let challenge: String
    public let code: String

    public init(challenge: String, code: String) {
        self.challenge = challenge
        self.code = code
    }

    public static let shape = Shape<Self>(
        "SignInCode",
        Field(
            "challenge",
            \.challenge,
            .string(maxLength: 1_000),
            about: "Of the problem `sign-in.code-needed`."
        ),
        Field("code", \.code, .string(maxLength: 100), about: "Of the app, or a recovery code."),
        make: Self.init
    )
}
