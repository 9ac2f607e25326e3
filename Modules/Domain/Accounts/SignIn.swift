/// A member comes back with e-mail and password. What fails tells nobody whether the e-mail has an account.
public struct SignIn: Sendable {
    private let directory: Directory
    private let passwords: any PasswordKeeper
    private let throttle: any SignInThrottle
    private let tokens: any TokenMint
    private let mint: IdentifierMint
    private let clock: any WallClock

    /// Where a member is looked up.
    public struct Directory: Sendable {
        let accounts: any AccountRepository
        let credentials: any CredentialRepository
        let sessions: any SessionRepository

        public init(
            accounts: any AccountRepository,
            credentials: any CredentialRepository,
            sessions: any SessionRepository
        ) {
            self.accounts = accounts
            self.credentials = credentials
            self.sessions = sessions
        }
    }

    public init(
        directory: Directory,
        passwords: any PasswordKeeper,
        throttle: any SignInThrottle,
        tokens: any TokenMint,
        mint: IdentifierMint,
        clock: any WallClock
    ) {
        self.directory = directory
        self.passwords = passwords
        self.throttle = throttle
        self.tokens = tokens
        self.mint = mint
        self.clock = clock
    }

    public func callAsFunction(
        email: EmailAddress,
        password: String,
        on device: String,
        from origin: String
    ) async throws -> Admission {
        try await throttle.take(email: email, origin: origin, at: clock.now)
        let credential = try await directory.credentials.find(for: email)
        let opened = try await passwords.opens(credential?.seal, with: password)
        guard let credential, opened, let account = try await directory.accounts.find(credential.member)
        else {
            throw SignInRefusal.failed
        }
        try await throttle.forgive(email: email, origin: origin)
        let now = clock.now
        let session = Session(opening: mint.next(), for: account.id, device: device, at: now)
        try await directory.sessions.insert(session)
        return Admission(account: account, tokens: tokens.tokens(for: session, at: now))
    }
}
