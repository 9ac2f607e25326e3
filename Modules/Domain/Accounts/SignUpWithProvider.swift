/// Creates an account without a password from an introduction.
public struct SignUpWithProvider: Sendable {
    private let identities: any IdentityRepository
    private let signInState: any SignInState
    private let throttle: any CallThrottle
    private let opening: SessionOpening

    /// The data that the provider doesn't supply.
    public struct Application: Sendable {
        let nickname: Nickname
        let language: Language
        /// Used only when the provider supplied none.
        let email: EmailAddress?
        let birthYear: BirthYear?
        let gender: Gender?
        let isTeacher: Bool

        public init(
            nickname: Nickname,
            language: Language,
            email: EmailAddress? = nil,
            birthYear: BirthYear? = nil,
            gender: Gender? = nil,
            isTeacher: Bool = false
        ) {
            self.nickname = nickname
            self.language = language
            self.email = email
            self.birthYear = birthYear
            self.gender = gender
            self.isTeacher = isTeacher
        }
    }

    public init(
        identities: any IdentityRepository,
        signInState: any SignInState,
        throttle: any CallThrottle,
        opening: SessionOpening
    ) {
        self.identities = identities
        self.signInState = signInState
        self.throttle = throttle
        self.opening = opening
    }

    public func callAsFunction(
        _ introduction: String,
        _ application: Application,
        on device: String,
        from origin: Origin
    ) async throws -> SessionGrant {
        let now = opening.clock.now
        let claim = try signInState.claim(of: introduction, at: now)
        guard let email = claim.email ?? application.email else { throw IdentityRefusal.emailNeeded }
        try await throttle.take(.signUp(from: origin), at: now)
        let account = Account(
            id: opening.identifiers.next(),
            email: email,
            isEmailVerified: claim.email != nil,
            nickname: application.nickname,
            language: application.language,
            birthYear: application.birthYear,
            gender: application.gender,
            joinedAt: now,
            isTeacher: application.isTeacher
        )
        let session = opening.session(for: account.id, on: device)
        try await identities.insert(account, introducedBy: claim, opening: session)
        return opening.admission(of: account, with: session)
    }
}
