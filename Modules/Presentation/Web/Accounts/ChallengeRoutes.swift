public import Domain
import HTTPServer
import Wire

/// Email challenge endpoints: verification, change of address and account recovery.
public struct ChallengeRoutes: Sendable {
    private let verify: VerifyEmail
    private let reset: ResetPassword
    private let newcomers: Newcomers

    public init(verify: VerifyEmail, reset: ResetPassword, newcomers: Newcomers) {
        self.verify = verify
        self.reset = reset
        self.newcomers = newcomers
    }

    public var endpoints: [Endpoint] { verifications + resets + [requestingSignUp] }

    private var verifications: [Endpoint] {
        [
            .on(API.challenges.sendCode) { _, _, who in
                try await verify.begin(for: who.member)
                return Nothing()
            },
            .on(API.challenges.changeEmail) { _, body, who in
                try await verify.begin(
                    movingTo: try EmailAddress(body.email),
                    password: body.currentPassword,
                    for: who
                )
                return Nothing()
            },
            .on(API.challenges.verifyEmail) { _, body, who in
                AccountBody(try await verify(body.code, by: who.member))
            },
            .on(API.challenges.verifyToken) { _, body, _ in
                _ = try await verify(body.code, by: nil)
                return Nothing()
            },
        ]
    }

    private var resets: [Endpoint] {
        [
            .on(API.challenges.requestReset) { _, body, _, request in
                try await reset.begin(for: try EmailAddress(body.email), from: request.origin)
                return Nothing()
            },
            .on(API.challenges.resetPassword) { _, body, _, request in
                let password = try telling("newPassword") { () throws(AccountRefusal) in
                    try Password(body.newPassword)
                }
                let email = try body.email.map { try EmailAddress($0) }
                return try await tellingPassword(at: "newPassword") {
                    DeviceTokenBody(
                        try await reset(body.code, for: email, to: password, from: request.origin)
                    )
                }
            },
        ]
    }

    private var requestingSignUp: Endpoint {
        .on(API.challenges.requestSignUp) { _, body, _, request in
            let email = try EmailAddress(body.email)
            try await newcomers.sendCode(
                to: email,
                invitedBy: body.invitation,
                in: request.language,
                from: request.origin
            )
            return Nothing()
        }
    }
}
