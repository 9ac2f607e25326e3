/// Where challenges wait for their codes. A member has one of each purpose at a time.
public protocol ChallengeRepository: Sendable {
    /// Keeps the challenge in place of an earlier one of its purpose, and the letter with it.
    func insert(_ challenge: Challenge, sending letter: EmailMessage?) async throws

    /// The account with this address, told to `make`; when there is none, nothing is made, and nobody outside
    /// can tell the two apart: either way something is written.
    func insert(
        for email: EmailAddress,
        at now: Moment,
        _ make: @escaping @Sendable (Account) -> (challenge: Challenge, letter: EmailMessage?)
    ) async throws -> Challenge?

    /// Counts a try before anybody looks at the code, so that many at once can't slip through together.
    /// Nil when there is no such challenge, its time has passed or its tries are used up.
    func takeTry(_ which: ChallengeKey, at now: Moment) async throws -> Challenge?

    /// The mailbox is the member's: becomes the account's address, verified. The challenge is over.
    /// Throws ``ChallengeRefusal/wrongCode`` when it was over already, ``AccountRefusal/emailTaken`` when
    /// another account has the address. `tell` may write to the address that was the account's before.
    func proveEmail(
        by challenge: Challenge,
        at now: Moment,
        tell: @escaping @Sendable (Account) -> EmailMessage?
    ) async throws -> Account

    /// Whoever read the mailbox sets a password; every session of the member ends, and so
    /// does an e-mail change under way. When the address had never
    /// been verified before, whoever set up the account may be somebody else: the identities linked to it go.
    /// Throws ``ChallengeRefusal/wrongCode`` when the challenge was over already.
    func resetPassword(
        to seal: PasswordSeal,
        by challenge: Challenge,
        at now: Moment,
        tell: @escaping @Sendable (Account) -> EmailMessage?
    ) async throws

    /// Challenges whose time has passed are of no use to anybody.
    func sweep(at now: Moment) async throws
}

/// How a challenge is found.
public enum ChallengeKey: Hashable, Sendable {
    /// By a token, which proves more than a code.
    case token(Challenge.ID)
    case member(Member.ID, Challenge.Purpose)
    /// The one for the password of the account with this address.
    case email(EmailAddress)
}
