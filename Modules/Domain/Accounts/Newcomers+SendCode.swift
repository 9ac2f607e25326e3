extension Newcomers {
    /// An address, and the challenge that proved it; nil when it isn't proven.
    typealias Address = (email: EmailAddress, challenge: Challenge?)

    /// Sends a code to the address, or tells the owner of the account that has it. The answer is the same.
    ///
    /// - Parameter invitation: its code, where sign-up is by invitation. The link in the email has it, too.
    public func sendCode(
        to email: EmailAddress,
        invitedBy invitation: String?,
        in language: Language,
        from origin: Origin
    ) async throws {
        let isNeeded = try await invitations.admitNewcomer(with: invitation) != nil
        try await site.current().check(email)
        try issuer.checkMail()
        let now = issuer.clock.now
        try await throttle.take(.signUp(from: origin), at: now)
        try await throttle.take(.email(to: email), at: now)
        let code = issuer.codes.code(for: .signUp)
        let (challenge, content) = issuer.makeOut(
            .signUp,
            code,
            for: nil,
            at: email,
            invitedBy: isNeeded ? invitation : nil
        )
        try await issuer.challenges.insert(challenge) { [issuer] owner in
            issuer.emails.code(content, of: challenge, in: language, unless: owner)
        }
    }

    /// Throws ``AccountRefusal/emailDomain``, and on a server without mail ``AccountRefusal/emailTaken``.
    func checkFree(_ email: EmailAddress?) async throws {
        guard let email else { return }
        try await site.current().check(email)
        guard !issuer.emails.sendsMail else { return }
        try await accounts.checkFree(email: email)
    }

    /// Proves that a mailbox is the newcomer's, and counts an attempt at the code. Without mail there is no
    /// proof, and an account opens with any address that is free.
    func prove(_ email: EmailAddress?, by code: String?) async throws -> Address {
        guard issuer.emails.sendsMail else {
            guard let email else { throw AccountRefusal.invalidEmail }
            return (email, nil)
        }
        guard let code else { throw ChallengeRefusal.codeNeeded }
        let challenge = try await issuer.answered(code, else: email.map { .newcomer($0) }, for: .signUp)
        return (challenge.address, challenge)
    }
}
