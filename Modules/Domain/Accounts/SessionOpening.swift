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

    /// - Parameter known: the device as known before; it keeps its rate limit.
    func admission(
        of account: Account,
        with session: Session,
        on known: KnownDevice? = nil
    ) -> SessionGrant {
        SessionGrant(
            account: account,
            tokens: tokens.tokens(for: session, at: clock.now),
            deviceToken: deviceToken(for: account.id, on: known)
        )
    }

    /// Returns a token by which the device is recognised as the member's from now on.
    func deviceToken(for member: Member.ID, on known: KnownDevice? = nil) -> String {
        let id = known.flatMap { $0.member == member ? $0.id : nil } ?? identifiers.next()
        return tokens.deviceToken(
            of: KnownDevice(id: id, member: member, expiresAt: clock.now + KnownDevice.lifetime)
        )
    }
}
