/// Links and unlinks identity providers. Each change requires a fresh sign-in.
public struct ChangeIdentities: Sendable {
    private let identities: any IdentityRepository
    private let signInState: any SignInState
    private let meet: SignInWithProvider
    private let confirm: ConfirmMember
    private let clock: any WallClock

    public init(
        identities: any IdentityRepository,
        signInState: any SignInState,
        meet: SignInWithProvider,
        confirm: ConfirmMember,
        clock: any WallClock
    ) {
        self.identities = identities
        self.signInState = signInState
        self.meet = meet
        self.confirm = confirm
        self.clock = clock
    }

    /// Links the identity that the provider returned.
    public func link(_ back: SignInWithProvider.Return, by who: SignedInDevice, from origin: Origin)
        async throws
    {
        try await confirm.requireFresh(who)
        let claim = try await meet.claim(of: back, from: origin)
        try await identities.link(claim, to: who.member, at: clock.now)
    }

    /// Links the identity in an introduction.
    public func link(_ introduction: String, by who: SignedInDevice) async throws {
        try await confirm.requireFresh(who)
        let now = clock.now
        let claim = try signInState.claim(of: introduction, at: now)
        try await identities.link(claim, to: who.member, at: now)
    }

    public func unlink(_ provider: IdentityProvider, by who: SignedInDevice) async throws {
        try await confirm.requireFresh(who)
        try await identities.unlink(provider, from: who.member)
    }
}
