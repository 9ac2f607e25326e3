/// Requires a confirmed email address of members with whom others deal in good faith: who take money, teach,
/// name sources, or are trusted.
public struct ConfirmedAddress: Sendable {
    private let accounts: any AccountRepository

    public init(_ accounts: any AccountRepository) {
        self.accounts = accounts
    }

    /// Throws ``AccountRefusal/emailUnconfirmed``, or ``AccountRefusal/gone``.
    public func require(of member: Member.ID) async throws {
        guard let account = try await accounts.find(member) else { throw AccountRefusal.gone }
        guard account.isEmailVerified else { throw AccountRefusal.emailUnconfirmed }
    }
}
