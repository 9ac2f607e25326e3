/// Stores members' consents. Those of a new member are stored with the account, by
/// ``AccountRepository/insert(_:sealedWith:consenting:opening:ending:)`` or
/// ``IdentityRepository/insert(_:introducedBy:consenting:opening:ending:)``.
public protocol ConsentRepository: Sendable {
    /// In the order they were given.
    func all(of member: Member.ID) async throws -> [Consent]

    /// Does nothing if the member has consented to that text before. Throws ``AccountRefusal/gone`` when the
    /// account was deleted.
    func insert(_ consent: Consent, of member: Member.ID) async throws
}
