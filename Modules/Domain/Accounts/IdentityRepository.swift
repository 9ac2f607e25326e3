/// Stores which identities are linked to which account.
public protocol IdentityRepository: Sendable {
    func member(of provider: IdentityProvider, _ subject: String) async throws -> Member.ID?

    /// Ordered by provider; at most one per provider.
    func all(of member: Member.ID) async throws -> [Identity]

    /// Inserts an account without a password, its identity, its consents and its first session atomically.
    /// Throws what ``AccountRepository/insert(_:sealedWith:consenting:opening:ending:using:)`` does, and
    /// ``IdentityRefusal/taken``.
    func insert(
        _ account: Account,
        introducedBy claim: ProviderClaim,
        consenting consents: [Consent],
        opening session: Session,
        ending challenge: Challenge?,
        using invitation: CodeSeal?
    ) async throws

    /// Does nothing when the identity is already linked to the same account. Throws ``IdentityRefusal/taken``
    /// or ``IdentityRefusal/alreadyLinked``.
    func link(_ claim: ProviderClaim, to member: Member.ID, at now: Moment) async throws

    /// Throws ``IdentityRefusal/notLinked``, or ``IdentityRefusal/lastWayIn`` when the account has neither a
    /// password nor another identity. Of two concurrent calls at most one can remove the last.
    func unlink(_ provider: IdentityProvider, from member: Member.ID) async throws
}
