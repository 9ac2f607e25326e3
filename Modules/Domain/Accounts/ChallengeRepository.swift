/// Stores pending challenges. A member has at most one for each purpose, a newcomer's address has one.
public protocol ChallengeRepository: Sendable {
    /// Replaces any earlier challenge with the same purpose and queues the email with it. Passes the account
    /// that has the challenge's address to `write`.
    func insert(
        _ challenge: Challenge,
        sending write: @escaping @Sendable (Account?) -> EmailMessage?
    ) async throws

    /// Passes the account with this address to `make`. Without an account nothing is made, but a row is still
    /// written, so that timing doesn't reveal whether the account exists.
    func insert(
        for email: EmailAddress,
        at now: Moment,
        _ make: @escaping @Sendable (Account) -> (challenge: Challenge, message: EmailMessage?)
    ) async throws -> Challenge?

    /// Counts an attempt before the code is checked, so that parallel attempts can't exceed the limit.
    /// Returns nil when the challenge doesn't exist, has expired or has no attempts left.
    func takeTry(_ which: ChallengeKey, at now: Moment) async throws -> Challenge?

    /// Makes the mailbox the account's verified address and ends the challenge. Throws
    /// ``ChallengeRefusal/wrongCode`` when the challenge had already ended, ``AccountRefusal/emailTaken``
    /// when another account has the address. `tell` may email the account's previous address.
    func proveEmail(
        by challenge: Challenge,
        at now: Moment,
        tell: @escaping @Sendable (Account) -> EmailMessage?
    ) async throws -> Account

    /// Sets the password and ends every session of the member and any pending email change. Linked identities
    /// are removed when the address was never verified, since another person may have created the account.
    /// Throws ``ChallengeRefusal/wrongCode`` when the challenge had already ended.
    func resetPassword(
        to seal: PasswordSeal,
        by challenge: Challenge,
        at now: Moment,
        tell: @escaping @Sendable (Account) -> EmailMessage?
    ) async throws

    /// Deletes expired challenges.
    func sweep(at now: Moment) async throws
}

/// The key by which a challenge is looked up.
public enum ChallengeKey: Hashable, Sendable {
    /// A token, which proves more than a code.
    case token(Challenge.ID)
    case member(Member.ID, Challenge.Purpose)
    /// The password challenge of the account with this address.
    case email(EmailAddress)
    /// The challenge of a newcomer with this address.
    case newcomer(EmailAddress)
}
