/// Completes a sign-in at a provider. A linked identity is signed in; an unknown one gets an introduction.
public struct SignInWithProvider: Sendable {
    private let identityProviders: any IdentityProviders
    private let signInState: any SignInState
    private let throttle: any CallThrottle
    private let directory: SignIn.Directory
    private let identities: any IdentityRepository
    private let opening: SessionOpening

    public enum Outcome: Sendable {
        case admitted(SessionGrant)
        case stranger(Stranger)
    }

    /// A person whose identity isn't linked to any account.
    public struct Stranger: Equatable, Sendable {
        public let introduction: String
        public let nickname: String?
        public let email: EmailAddress?
        /// Whether an account already has the address. Its owner can sign in there and link the identity.
        public let isEmailTaken: Bool

        public init(introduction: String, nickname: String?, email: EmailAddress?, isEmailTaken: Bool) {
            self.introduction = introduction
            self.nickname = nickname
            self.email = email
            self.isEmailTaken = isEmailTaken
        }
    }

    /// The parameters of the provider's callback.
    public struct Return: Sendable {
        let provider: IdentityProvider
        let code: String
        let state: String
        let ticket: String

        public init(provider: IdentityProvider, code: String, state: String, ticket: String) {
            self.provider = provider
            self.code = code
            self.state = state
            self.ticket = ticket
        }
    }

    public init(
        identityProviders: any IdentityProviders,
        signInState: any SignInState,
        throttle: any CallThrottle,
        directory: SignIn.Directory,
        identities: any IdentityRepository,
        opening: SessionOpening
    ) {
        self.identityProviders = identityProviders
        self.signInState = signInState
        self.throttle = throttle
        self.directory = directory
        self.identities = identities
        self.opening = opening
    }

    /// Throws ``SecondFactorRefusal/codeNeeded(challenge:)`` for a member with a second factor.
    public func callAsFunction(_ back: Return, on device: String, from origin: Origin) async throws -> Outcome
    {
        let claim = try await claim(of: back, from: origin)
        if let member = try await identities.member(of: claim.provider, claim.subject),
            let account = try await directory.accounts.find(member)
        {
            return .admitted(try await opening.open(account, on: device, in: directory))
        }
        return .stranger(
            Stranger(
                introduction: signInState.introduction(claim, at: opening.clock.now),
                nickname: claim.nickname,
                email: claim.email,
                isEmailTaken: try await isTaken(claim.email)
            )
        )
    }

    func claim(of back: Return, from origin: Origin) async throws -> ProviderClaim {
        let now = opening.clock.now
        let attempt = try signInState.attempt(back.provider, ticket: back.ticket, state: back.state, at: now)
        try await throttle.take(.provider(from: origin), at: now)
        return try await identityProviders.claim(for: back.code, of: attempt)
    }

    private func isTaken(_ email: EmailAddress?) async throws -> Bool {
        guard let email else { return false }
        do {
            try await directory.accounts.checkFree(email: email)
            return false
        } catch AccountRefusal.emailTaken {
            return true
        }
    }
}
