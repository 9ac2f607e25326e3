/// Where it is kept which identities lead to which account.
public protocol IdentityRepository: Sendable {
    func member(of provider: IdentityProvider, _ subject: String) async throws -> Member.ID?

    /// In the order of providers; at most one of each.
    func all(of member: Member.ID) async throws -> [Identity]

    /// Keeps an account without a password, its identity and its first session as one step.
    /// Throws what ``AccountRepository/insert(_:sealedWith:opening:)`` does, and ``IdentityRefusal/taken``.
    func insert(_ account: Account, introducedBy voucher: ProviderClaim, opening session: Session)
        async throws

    /// Linking what is linked to the same account already changes nothing. Throws ``IdentityRefusal/taken``
    /// or ``IdentityRefusal/alreadyLinked``.
    func link(_ voucher: ProviderClaim, to member: Member.ID, at now: Moment) async throws

    /// Throws ``IdentityRefusal/notLinked``, or ``IdentityRefusal/lastWayIn`` when there is neither a
    /// password nor another identity; two that go at once can't both.
    func unlink(_ provider: IdentityProvider, from member: Member.ID) async throws
}
