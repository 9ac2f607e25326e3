public import Domain

/// Operations on email challenges: verification, change of address and account recovery.
public struct ChallengeOperations: OperationList {
    private static let verification: PathPattern<Void> = "/api/v1/me/email-verification"
    private static let resets: PathPattern<Void> = "/api/v1/password-resets"

    public let sendCode = Operation<SignedInDevice, Void, Nothing, Nothing>(
        .post,
        verification,
        "Send an email verification code",
        status: 202
    )
    public let changeEmail = Operation<SignedInDevice, Void, EmailChangeBody, Nothing>(
        .put,
        "/api/v1/me/email",
        "Change my email address; takes effect once the code sent there is confirmed",
        status: 202
    )
    public let verifyEmail = Operation<SignedInDevice, Void, CodeBody, AccountBody>(
        .post,
        verification / "confirm",
        "Verify my email address; with the code from the email"
    )
    /// For the holder of an emailed link, signed in or not.
    public let verifyToken = Operation<Anyone, Void, CodeBody, Nothing>(
        .post,
        "/api/v1/email-verifications",
        "Verify an email token; from the email's link, without signing in"
    )
    public let requestReset = Operation<Anyone, Void, EmailAddressBody, Nothing>(
        .post,
        resets,
        "Request a password reset; the response is the same for every address",
        status: 202
    )
    public let resetPassword = Operation<Anyone, Void, PasswordResetBody, DeviceTokenBody>(
        .post,
        resets / "confirm",
        "Reset a password; signs out every device and remembers this one"
    )
    public let requestSignUp = Operation<Anyone, Void, SignUpCodeBody, Nothing>(
        .post,
        "/api/v1/sign-up-codes",
        "Request a sign-up code; the response is the same for every address",
        status: 202
    )
}

extension API {
    public static let challenges = ChallengeOperations()
}
