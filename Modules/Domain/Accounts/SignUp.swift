/// A neighbour opens an account and is signed in on the device that asked.
public struct SignUp: Sendable {
    /// What a newcomer tells; each part is already known to be well formed.
    public struct Application: Sendable {
        let email: EmailAddress
        let password: Password
        let nickname: Nickname
        let language: Language
        let birthYear: BirthYear?
        let gender: Gender?

        public init(
            email: EmailAddress,
            password: Password,
            nickname: Nickname,
            language: Language,
            birthYear: BirthYear? = nil,
            gender: Gender? = nil
        ) {
            self.email = email
            self.password = password
            self.nickname = nickname
            self.language = language
            self.birthYear = birthYear
            self.gender = gender
        }
    }

    private let accounts: any AccountRepository
    private let passwords: any PasswordKeeper
    private let throttle: any CallThrottle
    private let tokens: any TokenMint
    private let mint: IdentifierMint
    private let clock: any WallClock

    public init(
        accounts: any AccountRepository,
        passwords: any PasswordKeeper,
        throttle: any CallThrottle,
        tokens: any TokenMint,
        mint: IdentifierMint,
        clock: any WallClock
    ) {
        self.accounts = accounts
        self.passwords = passwords
        self.throttle = throttle
        self.tokens = tokens
        self.mint = mint
        self.clock = clock
    }

    public func callAsFunction(
        _ application: Application,
        on device: String,
        from origin: String
    ) async throws -> Admission {
        guard application.password.text.lowercased() != application.email.text else {
            throw AccountRefusal.passwordTooCommon
        }
        let now = clock.now
        try await throttle.take(.signUp(from: origin), at: now)
        // Sealing is slow by intent, and a name that is taken makes it useless.
        try await accounts.checkFree(email: application.email)
        try await accounts.checkFree(nickname: application.nickname)
        let seal = try await passwords.seal(application.password)
        let account = Account(
            id: mint.next(),
            email: application.email,
            nickname: application.nickname,
            language: application.language,
            birthYear: application.birthYear,
            gender: application.gender,
            joinedAt: now
        )
        let session = Session(opening: mint.next(), for: account.id, device: device, at: now)
        try await accounts.insert(account, sealedWith: seal, opening: session)
        return Admission(account: account, tokens: tokens.tokens(for: session, at: now))
    }
}
