/// Confirms, before an irreversible action, that the member is present and not just an unattended device. A
/// recent sign-in, the password or a provider confirms it.
public struct ConfirmMember: Sendable {
    private let sessions: any SessionRepository
    private let identities: any IdentityRepository
    private let check: PasswordCheck
    private let meet: SignInWithProvider
    private let clock: any WallClock

    /// How a member can confirm, and whether it is necessary.
    public struct Ways: Equatable, Sendable {
        public let isFresh: Bool
        public let hasPassword: Bool
        public let providers: [IdentityProvider]

        public init(isFresh: Bool, hasPassword: Bool, providers: [IdentityProvider]) {
            self.isFresh = isFresh
            self.hasPassword = hasPassword
            self.providers = providers
        }
    }

    public init(
        sessions: any SessionRepository,
        identities: any IdentityRepository,
        check: PasswordCheck,
        meet: SignInWithProvider,
        clock: any WallClock
    ) {
        self.sessions = sessions
        self.identities = identities
        self.check = check
        self.meet = meet
        self.clock = clock
    }

    /// Throws ``SessionRefusal/freshSignInNeeded`` when the session was authenticated too long ago.
    public func requireFresh(_ who: SignedInDevice) async throws {
        guard try await isFresh(who) else { throw SessionRefusal.freshSignInNeeded }
    }

    /// Asks for the password even after a fresh sign-in. An account without one needs a fresh sign-in.
    ///
    /// Throws ``AccountRefusal/wrongPassword``, also without a password.
    public func requirePassword(_ password: String?, of who: SignedInDevice) async throws {
        guard try await check.hasPassword(who.member) else { return try await requireFresh(who) }
        try await callAsFunction(password ?? "", by: who)
    }

    /// Confirms with the password.
    public func callAsFunction(_ password: String, by who: SignedInDevice) async throws {
        _ = try await check.opened(by: password, of: who)
        try await confirm(who)
    }

    /// Confirms with a provider that is linked to the account. Throws ``IdentityRefusal/notLinked`` when the
    /// identity is linked elsewhere.
    public func callAsFunction(_ back: SignInWithProvider.Return, by who: SignedInDevice, from origin: Origin)
        async throws
    {
        let claim = try await meet.claim(of: back, from: origin)
        guard try await identities.member(of: claim.provider, claim.subject) == who.member else {
            throw IdentityRefusal.notLinked
        }
        try await confirm(who)
    }

    public func ways(for who: SignedInDevice) async throws -> Ways {
        Ways(
            isFresh: try await isFresh(who),
            hasPassword: try await check.hasPassword(who.member),
            providers: try await identities.all(of: who.member).map(\.provider)
        )
    }

    private func isFresh(_ who: SignedInDevice) async throws -> Bool {
        guard let session = try await sessions.find(who.session) else { throw SessionRefusal.ended }
        return session.isFresh(at: clock.now)
    }

    private func confirm(_ who: SignedInDevice) async throws {
        let now = clock.now
        _ = try await sessions.update(who.session) { $0.confirm(at: now) }
    }
}
