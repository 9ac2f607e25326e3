/// The use cases that open accounts.
public struct Newcomers: Sendable {
    let accounts: any AccountRepository
    let identities: any IdentityRepository
    let passwords: any PasswordKeeper
    let policy: PasswordPolicy
    let signInState: any SignInState
    let documents: OperatorDocuments
    let throttle: any CallThrottle
    let issuer: ChallengeIssuer
    let opening: SessionOpening
    let site: any SiteRepository
    let invitations: Invitations
    let origins: any SignUpOrigins

    public init(
        accounts: any AccountRepository,
        identities: any IdentityRepository,
        passwords: any PasswordKeeper,
        policy: PasswordPolicy,
        signInState: any SignInState,
        documents: OperatorDocuments,
        throttle: any CallThrottle,
        issuer: ChallengeIssuer,
        opening: SessionOpening,
        site: any SiteRepository,
        invitations: Invitations,
        origins: any SignUpOrigins
    ) {
        self.accounts = accounts
        self.identities = identities
        self.passwords = passwords
        self.policy = policy
        self.signInState = signInState
        self.documents = documents
        self.throttle = throttle
        self.issuer = issuer
        self.opening = opening
        self.site = site
        self.invitations = invitations
        self.origins = origins
    }

    /// Counts an account that is about to be opened. Throws ``CallRefusal/signUpsSlowed(retryAfter:)``.
    func count(_ origin: Origin, at now: Moment) async throws {
        if await site.current().signUpPace == .slow,
            let wait = try await throttle.take(CountedCall.slowSignUps(from: origin), at: now)
        {
            throw CallRefusal.signUpsSlowed(retryAfter: wait)
        }
        origins.note(origin, at: now)
    }
}
