/// Verifies that a mailbox belongs to a member, either the account's address or a new one.
public struct VerifyEmail: Sendable {
    private let accounts: any AccountRepository
    private let confirm: ConfirmMember
    private let throttle: any CallThrottle
    private let issuer: ChallengeIssuer

    public init(
        accounts: any AccountRepository,
        confirm: ConfirmMember,
        throttle: any CallThrottle,
        issuer: ChallengeIssuer
    ) {
        self.accounts = accounts
        self.confirm = confirm
        self.throttle = throttle
        self.issuer = issuer
    }

    /// Sends a code to the account's address.
    public func begin(for member: Member.ID) async throws {
        try issuer.checkMail()
        guard let account = try await accounts.find(member) else { throw AccountRefusal.gone }
        guard !account.isEmailVerified else { throw ChallengeRefusal.alreadyVerified }
        try await throttle.take(.emails(of: account.id), at: issuer.clock.now)
        try await send(to: account.email, for: account)
    }

    /// Sends a code to another address, which becomes the account's when the code is entered. Requires the
    /// password or a fresh sign-in. Doesn't reveal whether the address has an account.
    public func begin(movingTo address: EmailAddress, password: String?, for who: SignedInDevice) async throws
    {
        try issuer.checkMail()
        guard let account = try await accounts.find(who.member) else { throw AccountRefusal.gone }
        guard account.email != address else { throw ChallengeRefusal.alreadyVerified }
        if let password, !password.isEmpty {
            try await confirm(password, by: who)
        } else {
            try await confirm.requireFresh(who)
        }
        try await throttle.take(.emails(of: account.id), at: issuer.clock.now)
        try await send(to: address, for: account)
    }

    private func send(to address: EmailAddress, for account: Account) async throws {
        try await throttle.take(.email(to: address), at: issuer.clock.now)
        let code = issuer.codes.code(for: .email)
        let (challenge, content) = issuer.makeOut(.email, code, for: account.id, at: address)
        try await issuer.challenges.insert(challenge) { [issuer] owner in
            issuer.emails.code(content, of: challenge, in: account.language, unless: owner)
        }
    }

    /// Accepts a code from the signed-in member, or a token from a link, which needs no sign-in.
    public func callAsFunction(_ code: String, by member: Member.ID?) async throws -> Account {
        let challenge = try await issuer.answered(
            code,
            else: member.map { .member($0, .email) },
            for: .email
        )
        return try await issuer.challenges.proveEmail(by: challenge, at: issuer.clock.now) {
            [issuer] account in
            account.email == challenge.address ? nil : issuer.emails.notice(.emailMoved, to: account)
        }
    }
}
