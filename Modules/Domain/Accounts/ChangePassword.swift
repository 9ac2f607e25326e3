/// Replaces a member's password and signs out every other device.
public struct ChangePassword: Sendable {
    private let accounts: any AccountRepository
    private let credentials: any CredentialRepository
    private let passwords: any PasswordKeeper
    private let policy: PasswordPolicy
    private let check: PasswordCheck

    public init(
        accounts: any AccountRepository,
        credentials: any CredentialRepository,
        passwords: any PasswordKeeper,
        policy: PasswordPolicy,
        check: PasswordCheck
    ) {
        self.accounts = accounts
        self.credentials = credentials
        self.passwords = passwords
        self.policy = policy
        self.check = check
    }

    /// Requires the old password even after a fresh sign-in, because that is what is replaced.
    public func callAsFunction(from current: String, to password: Password, by who: SignedInDevice)
        async throws
    {
        guard let account = try await accounts.find(who.member) else { throw AccountRefusal.gone }
        try policy.check(password, of: account.email, account.nickname)
        let credential = try await check.opened(by: current, of: who)
        let seal = try await passwords.seal(password)
        try await credentials.replace(credential, by: seal, keeping: who.session)
    }
}
