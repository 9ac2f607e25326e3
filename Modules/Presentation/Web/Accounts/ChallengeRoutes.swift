public import Domain
import HTTPServer
import Wire

/// Proving a mailbox, moving to another, and coming back without the password.
public struct ChallengeRoutes: Sendable {
    private let verify: VerifyEmail
    private let reset: ResetPassword

    public init(verify: VerifyEmail, reset: ResetPassword) {
        self.verify = verify
        self.reset = reset
    }

    public var endpoints: [Endpoint] { emailEndpoints + passwordEndpoints }

    private var emailEndpoints: [Endpoint] {
        [
            .member(
                .post,
                AccountPath.emailVerification,
                "Send a code to my address",
                answers: .accepted
            ) { [verify] _, who in
                try await verify.begin(for: who.member)
                return Nothing()
            },
            .member(
                .put,
                AccountPath.email,
                "Move to another address: a code goes there, and my account follows once it is told",
                takes: EmailChangeBody.self,
                answers: .accepted
            ) { [verify] request, who, body in
                try await verify.begin(
                    movingTo: try EmailAddress(body.email),
                    password: body.currentPassword,
                    for: who,
                    from: request.remoteAddress
                )
                return Nothing()
            },
            .member(
                .post,
                AccountPath.emailProof,
                "Tell the code that came by mail",
                takes: CodeBody.self,
                answers: .json()
            ) { [verify] _, who, body in
                AccountBody(try await verify(body.code, by: who.member))
            },
            .anyone(
                .post,
                AccountPath.emailTokens,
                "Tell the token of the letter's link; no sign-in needed",
                takes: CodeBody.self,
                answers: .nothing
            ) { [verify] _, body in
                _ = try await verify(body.code, by: nil)
                return Nothing()
            },
        ]
    }

    private var passwordEndpoints: [Endpoint] {
        [
            .anyone(
                .post,
                AccountPath.passwordResets,
                "Send a code to set a new password with; the answer is the same for every address",
                takes: ResetRequestBody.self,
                answers: .accepted
            ) { [reset] request, body in
                try await reset.begin(for: try EmailAddress(body.email), from: request.remoteAddress)
                return Nothing()
            },
            .anyone(
                .post,
                AccountPath.passwordReset,
                "Set a new password; every device is signed out",
                takes: PasswordResetBody.self,
                answers: .nothing
            ) { [reset] request, body in
                let password = try telling("newPassword") { () throws(AccountRefusal) in
                    try Password(body.newPassword)
                }
                try await reset(
                    body.code,
                    for: try body.email.map { try EmailAddress($0) },
                    to: password,
                    from: request.remoteAddress
                )
                return Nothing()
            },
        ]
    }
}
