/// Stores accounts. An address or a nickname belongs to one account at a time; the first to claim it keeps
/// it.
public protocol AccountRepository: Sendable {
    /// Inserts the account, its password, its consents and its first session atomically, ends the challenge
    /// that proved the address, if any, and counts the use of the invitation, if any. Throws
    /// ``ChallengeRefusal/wrongCode`` when the challenge had already ended, ``InvitationRefusal/notValid``
    /// when the invitation has no use left, ``AccountRefusal/emailTaken`` before it checks the nickname, or
    /// ``AccountRefusal/nicknameTaken``.
    func insert(
        _ account: Account,
        sealedWith seal: PasswordSeal,
        consenting consents: [Consent],
        opening session: Session,
        ending challenge: Challenge?,
        using invitation: CodeSeal?
    ) async throws

    func find(_ id: Member.ID) async throws -> Account?

    /// Throws what ``insert(_:sealedWith:consenting:opening:ending:using:)`` would throw now. Call it before
    /// slow work.
    func checkFree(email: EmailAddress) async throws
    func checkFree(nickname: Nickname) async throws

    /// Returns an image that `member` uploaded and can use as a picture. Throws
    /// ``AccountRefusal/noSuchPicture`` for any other.
    func picture(_ id: Image.ID, of member: Member.ID) async throws -> Picture

    /// Loads, changes and saves the account atomically. When `change` throws, nothing is saved. Throws
    /// ``AccountRefusal/gone`` when the account was deleted, ``AccountRefusal/nicknameTaken`` when another
    /// account has the nickname, and ``AccountRefusal/noSuchPicture`` when the picture was deleted.
    func update(
        _ id: Member.ID,
        _ change: @escaping @Sendable (inout Account) throws -> Void
    ) async throws -> Account

    /// Deletes the account and everything that ``DeletionPlan`` lists as going. Does nothing when the account
    /// is already deleted.
    func delete(_ id: Member.ID, at now: Moment) async throws

    /// Counts what a deletion would remove and keep at this moment.
    func deletionPlan(for id: Member.ID, at now: Moment) async throws -> DeletionPlan
}
