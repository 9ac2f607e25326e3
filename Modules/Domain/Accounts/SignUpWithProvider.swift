/// Creates an account without a password from an introduction.
public struct SignUpWithProvider: Sendable {
    private let accounts: any AccountRepository
    private let identities: any IdentityRepository
    private let signInState: any SignInState
    private let throttle: any CallThrottle
    private let proof: NewcomerProof
    private let opening: SessionOpening

    /// The data that the provider doesn't supply.
    public struct Application: Sendable {
        let nickname: Nickname
        let language: Language
        /// Used only when the provider supplied none.
        let email: EmailAddress?
        let code: String?
        let birthYear: BirthYear?
        let gender: Gender?
        let isTeacher: Bool

        public init(
            nickname: Nickname,
            language: Language,
            email: EmailAddress? = nil,
            code: String? = nil,
            birthYear: BirthYear? = nil,
            gender: Gender? = nil,
            isTeacher: Bool = false
        ) {
            self.nickname = nickname
            self.language = language
            self.email = email
            self.code = code
            self.birthYear = birthYear
            self.gender = gender
            self.isTeacher = isTeacher
        }
    }

    public init(
        accounts: any AccountRepository,
        identities: any IdentityRepository,
        signInState: any SignInState,
        throttle: any CallThrottle,
        proof: NewcomerProof,
        opening: SessionOpening
    ) {
        self.accounts = accounts
        self.identities = identities
        self.signInState = signInState
        self.throttle = throttle
        self.proof = proof
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
        guard claim.email != nil || application.email != nil else { throw IdentityRefusal.emailNeeded }
        try await throttle.take(.signUp(from: origin), at: now)
        let (email, challenge) = try await address(of: application, claim)
        let isProven = claim.email != nil || challenge != nil
        guard isProven || !application.isTeacher else { throw AccountRefusal.emailUnconfirmed }
        let account = Account(
            id: opening.identifiers.next(),
            email: email,
            isEmailVerified: isProven,
            nickname: application.nickname,
            language: application.language,
            birthYear: application.birthYear,
            gender: application.gender,
            joinedAt: now,
            isTeacher: application.isTeacher
        )
        let session = opening.session(for: account.id, on: device)
        try await identities.insert(account, introducedBy: claim, opening: session, ending: challenge)
        return opening.admission(of: account, with: session)
    }

    /// The provider has proven its address.
    private func address(
        of application: Application,
        _ claim: ProviderClaim
    ) async throws -> NewcomerProof.Address {
        if let email = claim.email { return (email, nil) }
        try await accounts.checkFree(nickname: application.nickname)
        return try await proof(application.code, of: application.email)
    }
}
