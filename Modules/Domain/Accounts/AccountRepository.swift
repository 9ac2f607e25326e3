/// Where accounts are kept. An address and a nickname belong to one account at a time, whoever asks first.
public protocol AccountRepository: Sendable {
    /// Keeps the account, its password and its first session as one step.
    /// Throws ``AccountRefusal/emailTaken``, whatever the nickname, or ``AccountRefusal/nicknameTaken``.
    func insert(_ account: Account, sealedWith seal: PasswordSeal, opening session: Session) async throws

    func find(_ id: Member.ID) async throws -> Account?

    /// Throws what ``insert(_:sealedWith:opening:)`` would, at this moment: worth asking before slow work.
    func checkFree(email: EmailAddress) async throws
    func checkFree(nickname: Nickname) async throws

    /// An image that `member` uploaded and may be recognised by.
    /// Throws ``AccountRefusal/noSuchPicture`` for anything else.
    func picture(_ id: Image.ID, of member: Member.ID) async throws -> Picture

    /// Loads, changes and saves as one step: when `change` throws, nothing is kept.
    /// Throws ``AccountRefusal/gone`` when the account was deleted, ``AccountRefusal/nicknameTaken`` when it
    /// is, ``AccountRefusal/noSuchPicture`` when the picture has gone meanwhile.
    func update(
        _ id: Member.ID,
        _ change: @escaping @Sendable (inout Account) throws -> Void
    ) async throws -> Account

    /// Takes the account away with everything that ``DeletionPlan`` says goes; deleting what is gone does
    /// nothing.
    func delete(_ id: Member.ID, at now: Moment) async throws

    /// What a deletion would take and leave, counted now.
    func deletionPlan(for id: Member.ID, at now: Moment) async throws -> DeletionPlan
}
