import Domain
import Wire

extension Examples {
    static let secondFactor: [any Body] = [
        SecondFactorBody(
            SecondFactor(
                member: account.id,
                secret: SealedSecret(bytes: [1]),
                since: now,
                recoveryCodes: 9
            )
        ),
        SecondFactorBody(nil),
        SecondFactorRequestBody(currentPassword: "p"), SecondFactorRequestBody(),
        SecondFactorSetUpBody(
            SecondFactorSetUp(secret: "MZXW6", ticket: "t", expiresAt: now),
            of: account.email,
            at: "마당"
        ),
        SecondFactorStartBody(ticket: "t", code: "123456"),
        SecondFactorProofBody(currentPassword: "p", code: "123456"), SecondFactorProofBody(code: "123456"),
        RecoveryCodesBody(recoveryCodes: ["a", "b"]),
        SignInCodeBody(challenge: "c", code: "123456"),
    ]
}
