/// The dependencies needed to open a session.
public struct SessionOpening: Sendable {
    let tokens: any TokenIssuer
    let identifiers: IdentifierGenerator
    let clock: any WallClock

    public init(tokens: any TokenIssuer, identifiers: IdentifierGenerator, clock: any WallClock) {
        self.tokens = tokens
        self.identifiers = identifiers
        self.clock = clock
    }

    func session(for member: Member.ID, on device: String) -> Session {
        Session(opening: identifiers.next(), for: member, device: device, at: clock.now)
    }

    /// Opens a session for a member who has proven the password or an identity at a provider.
    ///
    /// Throws ``SecondFactorRefusal/codeNeeded(challenge:)`` for a member with a second factor.
    func open(
        _ account: Account,
        on device: String,
        as known: KnownDevice? = nil,
        in directory: SignIn.Directory
    ) async throws -> SessionGrant {
        let known = known.flatMap { $0.member == account.id ? $0.id : nil }
        guard try await directory.factors.find(of: account.id) == nil else {
            let challenge = SignInChallenge(
                id: identifiers.next(),
                member: account.id,
                device: known,
                expiresAt: clock.now + SignInChallenge.patience
            )
            throw SecondFactorRefusal.codeNeeded(challenge: tokens.challengeToken(of: challenge))
        }
        let session = session(for: account.id, on: device)
        try await directory.sessions.insert(session)
        return admission(of: account, with: session, on: known)
    }

    /// - Parameter known: the device as known before; it keeps its rate limit.
    func admission(
        of account: Account,
        with session: Session,
        on known: Identifier<KnownDevice>? = nil
    ) -> SessionGrant {
        SessionGrant(
            account: account,
            tokens: tokens.tokens(for: session, at: clock.now),
            deviceToken: deviceToken(for: account.id, on: known)
        )
    }

    /// Returns a token by which the device is recognised as the member's from now on.
    func deviceToken(for member: Member.ID, on known: Identifier<KnownDevice>? = nil) -> String {
        tokens.deviceToken(
            of: KnownDevice(
                id: known ?? identifiers.next(),
                member: member,
                expiresAt: clock.now + KnownDevice.lifetime
            )
        )
    }
}
