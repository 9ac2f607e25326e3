public import Domain
import HTTPServer
import Wire

/// Email challenge endpoints: verification, change of address and account recovery.
public struct ChallengeRoutes: Sendable {
    private let verify: VerifyEmail
    private let reset: ResetPassword

    public init(verify: VerifyEmail, reset: ResetPassword) {
        self.verify = verify
        self.reset = reset
    }

    public var endpoints: [Endpoint] {
        [
            sendingVerification, changingEmail, verifyingEmail, verifyingByLink,
            requestingReset, resettingPassword,
        ]
    }

    private var sendingVerification: Endpoint {
        .member(
            .post,
            AccountPath.emailVerification,
            "Send a code to my address",
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
            "Move to another address: a code goes there, and my account follows once it is told",
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
            "Tell the code that came by mail",
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
            "Tell the token of the letter's link; no sign-in needed",
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
            "Send a code to set a new password with; the answer is the same for every address",
            takes: ResetRequestBody.self,
            answers: .accepted
        ) { [reset] request, body in
            try await reset.begin(for: try EmailAddress(body.email), from: request.origin)
            return Nothing()
        }
    }

    private var resettingPassword: Endpoint {
        .anyone(
            .post,
            AccountPath.passwordReset,
            "Set a new password; every device is signed out, and this one is known from now on",
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
