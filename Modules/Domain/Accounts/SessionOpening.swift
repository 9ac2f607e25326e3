/// What opening a session takes.
public struct SessionOpening: Sendable {
    let tokens: any TokenIssuer
    let mint: IdentifierGenerator
    let clock: any WallClock

    public init(tokens: any TokenIssuer, mint: IdentifierGenerator, clock: any WallClock) {
        self.tokens = tokens
        self.mint = mint
        self.clock = clock
    }

    func session(for member: Member.ID, on device: String) -> Session {
        Session(opening: mint.next(), for: member, device: device, at: clock.now)
    }

    /// - Parameter known: the device as it was known before; it keeps its bucket of tries.
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

    /// From now on the device counts as one of the member's.
    func deviceToken(for member: Member.ID, on known: KnownDevice? = nil) -> String {
        let id = known.flatMap { $0.member == member ? $0.id : nil } ?? mint.next()
        return tokens.deviceToken(
            of: KnownDevice(id: id, member: member, expiresAt: clock.now + KnownDevice.lifetime)
        )
    }
}
