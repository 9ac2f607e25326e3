/// Sets a new password with a code from the account's mailbox. Requesting the code doesn't reveal whether the
/// address has an account.
public struct ResetPassword: Sendable {
    private let accounts: any AccountRepository
    private let passwords: any PasswordKeeper
    private let policy: PasswordPolicy
    private let throttle: any CallThrottle
    private let opening: SessionOpening
    private let issuer: ChallengeIssuer

    public init(
        accounts: any AccountRepository,
        passwords: any PasswordKeeper,
        policy: PasswordPolicy,
        throttle: any CallThrottle,
        opening: SessionOpening,
        issuer: ChallengeIssuer
    ) {
        self.accounts = accounts
        self.passwords = passwords
        self.policy = policy
        self.throttle = throttle
        self.opening = opening
        self.issuer = issuer
    }

    public func begin(for email: EmailAddress, from origin: Origin) async throws {
        try issuer.checkMail()
        let now = issuer.clock.now
        try await throttle.take(.resets(from: origin), at: now)
        try await throttle.take(.email(to: email), at: now)
        let code = issuer.codes.code(for: .password)
        _ = try await issuer.challenges.insert(for: email, at: now) { [issuer] account in
            let (challenge, content) = issuer.makeOut(.password, code, for: account.id, at: account.email)
            return (
                challenge,
                issuer.emails.code(content, of: challenge, in: account.language, unless: nil)
            )
        }
    }

    /// Issues a code without mail, for an operator with access to the server's data. Returns nil when the
    /// account doesn't exist.
    public func code(for email: EmailAddress) async throws -> (code: String, expiresAt: Moment)? {
        let code = issuer.codes.code(for: .password)
        let challenge = try await issuer.challenges.insert(for: email, at: issuer.clock.now) {
            [issuer] account in
            (issuer.makeOut(.password, code, for: account.id, at: account.email).challenge, nil)
        }
        return challenge.map { (code, $0.expiresAt) }
    }

    /// Requires `email` for a typed code; a token identifies its own challenge. Returns a known-device token,
    /// so that others' attempts don't block the member who read the mailbox.
    public func callAsFunction(
        _ code: String,
        for email: EmailAddress?,
        to password: Password,
        from origin: Origin
    ) async throws -> String {
        try await throttle.take(.resets(from: origin), at: issuer.clock.now)
        // Checked before an attempt is counted, as far as possible at this point.
        try policy.check(password, of: email, nil)
        let challenge = try await issuer.answered(
            code,
            else: email.map { .email($0) },
            for: .password
        )
        guard let member = challenge.member else { throw ChallengeRefusal.wrongCode }
        if let account = try await accounts.find(member) {
            try policy.check(password, of: account.email, account.nickname)
        }
        let seal = try await passwords.seal(password)
        try await issuer.challenges.resetPassword(to: seal, by: challenge, at: issuer.clock.now) {
            [issuer] account in
            issuer.emails.notice(.passwordSet, to: account)
        }
        return opening.deviceToken(for: member)
    }
}
