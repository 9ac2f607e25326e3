/// Creates an account and signs in the requesting device.
public struct SignUp: Sendable {
    /// A new member's validated data.
    public struct Application: Sendable {
        let email: EmailAddress
        let password: Password
        let nickname: Nickname
        let language: Language
        let birthYear: BirthYear?
        let gender: Gender?
        let isTeacher: Bool

        public init(
            email: EmailAddress,
            password: Password,
            nickname: Nickname,
            language: Language,
            birthYear: BirthYear? = nil,
            gender: Gender? = nil,
            isTeacher: Bool = false
        ) {
            self.email = email
            self.password = password
            self.nickname = nickname
            self.language = language
            self.birthYear = birthYear
            self.gender = gender
            self.isTeacher = isTeacher
        }
    }

    private let accounts: any AccountRepository
    private let passwords: any PasswordKeeper
    private let policy: PasswordPolicy
    private let throttle: any CallThrottle
    private let opening: SessionOpening

    public init(
        accounts: any AccountRepository,
        passwords: any PasswordKeeper,
        policy: PasswordPolicy,
        throttle: any CallThrottle,
        opening: SessionOpening
    ) {
        self.accounts = accounts
        self.passwords = passwords
        self.policy = policy
        self.throttle = throttle
        self.opening = opening
    }

    public func callAsFunction(
        _ application: Application,
        on device: String,
        from origin: Origin
    ) async throws -> SessionGrant {
        let now = opening.clock.now
        try await throttle.take(.signUp(from: origin), at: now)
        var refusals = RefusalCollector()
        try await refusals.check { try await accounts.checkFree(email: application.email) }
        try await refusals.check { try await accounts.checkFree(nickname: application.nickname) }
        try await refusals.check {
            try policy.check(application.password, of: application.email, application.nickname)
        }
        // Sealing is slow by design and wasted when the address is taken.
        try refusals.throwIfRefused()
        let seal = try await passwords.seal(application.password)
        let account = Account(
            id: opening.identifiers.next(),
            email: application.email,
            nickname: application.nickname,
            language: application.language,
            birthYear: application.birthYear,
            gender: application.gender,
            joinedAt: now,
            isTeacher: application.isTeacher
        )
        let session = opening.session(for: account.id, on: device)
        try await accounts.insert(account, sealedWith: seal, opening: session)
        return opening.admission(of: account, with: session)
    }
}
