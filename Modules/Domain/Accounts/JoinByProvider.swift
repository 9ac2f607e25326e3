/// A stranger with an introduction opens an account, without a password.
public struct JoinByProvider: Sendable {
    private let identities: any IdentityRepository
    private let papers: any TravelPapers
    private let throttle: any CallThrottle
    private let reception: Reception

    /// What the newcomer adds to what the provider said.
    public struct Application: Sendable {
        let nickname: Nickname
        let language: Language
        /// Counts only when the provider told none.
        let email: EmailAddress?
        let birthYear: BirthYear?
        let gender: Gender?

        public init(
            nickname: Nickname,
            language: Language,
            email: EmailAddress? = nil,
            birthYear: BirthYear? = nil,
            gender: Gender? = nil
        ) {
            self.nickname = nickname
            self.language = language
            self.email = email
            self.birthYear = birthYear
            self.gender = gender
        }
    }

    public init(
        identities: any IdentityRepository,
        papers: any TravelPapers,
        throttle: any CallThrottle,
        reception: Reception
    ) {
        self.identities = identities
        self.papers = papers
        self.throttle = throttle
        self.reception = reception
    }

    public func callAsFunction(
        _ introduction: String,
        _ application: Application,
        on device: String,
        from origin: Origin
    ) async throws -> Admission {
        let now = reception.clock.now
        let voucher = try papers.voucher(of: introduction, at: now)
        guard let email = voucher.email ?? application.email else { throw IdentityRefusal.emailNeeded }
        try await throttle.take(.signUp(from: origin), at: now)
        let account = Account(
            id: reception.mint.next(),
            email: email,
            isEmailVerified: voucher.email != nil,
            nickname: application.nickname,
            language: application.language,
            birthYear: application.birthYear,
            gender: application.gender,
            joinedAt: now
        )
        let session = reception.session(for: account.id, on: device)
        try await identities.insert(account, introducedBy: voucher, opening: session)
        return reception.admission(of: account, with: session)
    }
}
