public import Domain
import HTTPServer
import Wire

/// Email challenge endpoints: verification, change of address and account recovery.
public struct ChallengeRoutes: Sendable {
    private let verify: VerifyEmail
    private let reset: ResetPassword
    private let proof: NewcomerProof

    public init(verify: VerifyEmail, reset: ResetPassword, proof: NewcomerProof) {
        self.verify = verify
        self.reset = reset
        self.proof = proof
    }

    public var endpoints: [Endpoint] {
        [
            sendingVerification, changingEmail, verifyingEmail, verifyingByLink,
            requestingReset, resettingPassword, requestingSignUp,
        ]
    }

    private var sendingVerification: Endpoint {
        .member(
            .post,
            AccountPath.emailVerification,
            "Send an email verification code",
            answers: .accepted
        ) { [verify] _, who in
            try await verify.begin(for: who.member)
            return Nothing()
        }
    }

    private var changingEmail: Endpoint {
        .member(
            .put,
            AccountPath.email,
            "Change my email address; takes effect once the code sent there is confirmed",
            takes: EmailChangeBody.self,
            answers: .accepted
        ) { [verify] _, who, body in
            try await verify.begin(
                movingTo: try EmailAddress(body.email),
                password: body.currentPassword,
                for: who
            )
            return Nothing()
        }
    }

    private var verifyingEmail: Endpoint {
        .member(
            .post,
            AccountPath.emailProof,
            "Verify my email address; with the code from the email",
            takes: CodeBody.self,
            answers: .json()
        ) { [verify] _, who, body in
            AccountBody(try await verify(body.code, by: who.member))
        }
    }

    private var verifyingByLink: Endpoint {
        .anyone(
            .post,
            AccountPath.emailTokens,
            "Verify an email token; from the email's link, without signing in",
            takes: CodeBody.self,
            answers: .nothing
        ) { [verify] _, body in
            _ = try await verify(body.code, by: nil)
            return Nothing()
        }
    }

    private var requestingReset: Endpoint {
        .anyone(
            .post,
            AccountPath.passwordResets,
            "Request a password reset; the response is the same for every address",
            takes: EmailAddressBody.self,
            answers: .accepted
        ) { [reset] request, body in
            try await reset.begin(for: try EmailAddress(body.email), from: request.origin)
            return Nothing()
        }
    }

    private var requestingSignUp: Endpoint {
        .anyone(
            .post,
            AccountPath.signUpCodes,
            "Request a sign-up code; the response is the same for every address",
            takes: EmailAddressBody.self,
            answers: .accepted
        ) { [proof] request, body in
            let email = try EmailAddress(body.email)
            try await proof.begin(for: email, in: request.language, from: request.origin)
            return Nothing()
        }
    }

    private var resettingPassword: Endpoint {
        .anyone(
            .post,
            AccountPath.passwordReset,
            "Reset a password; signs out every device and remembers this one",
            takes: PasswordResetBody.self,
            answers: .json()
        ) { [reset] request, body in
            let password = try telling("newPassword") { () throws(AccountRefusal) in
                try Password(body.newPassword)
            }
            let email = try body.email.map { try EmailAddress($0) }
            return try await tellingPassword(at: "newPassword") {
                DeviceTokenBody(
                    try await reset(body.code, for: email, to: password, from: request.origin)
                )
            }
        }
    }
}
