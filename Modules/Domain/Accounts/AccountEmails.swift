/// Composes the emails that notify members of changes to their account.
public struct AccountEmails: Sendable {
    let identifiers: IdentifierGenerator
    let clock: any WallClock
    let sendsMail: Bool

    public init(identifiers: IdentifierGenerator, clock: any WallClock, sendsMail: Bool) {
        self.identifiers = identifiers
        self.clock = clock
        self.sendsMail = sendsMail
    }

    /// Returns an email to the account's address; nil when mail isn't configured.
    public func notice(_ content: EmailMessage.Content, to account: Account) -> EmailMessage? {
        guard sendsMail else { return nil }
        return message(content, for: account, at: account.email, until: clock.now + EmailMessage.patience)
    }

    /// Returns the email that carries a challenge's code. The owner of an account with the address gets
    /// another: only the mailbox learns that there is one.
    /// - Parameter owner: the account that has the address now.
    func code(
        _ content: EmailMessage.Content,
        of challenge: Challenge,
        in language: Language,
        unless owner: Account?
    ) -> EmailMessage {
        guard let owner, owner.id != challenge.member else {
            return EmailMessage(
                id: identifiers.next(),
                member: challenge.member,
                to: challenge.address,
                language: language,
                content: content,
                expiresAt: challenge.expiresAt
            )
        }
        return message(.addressInUse, for: owner, at: challenge.address, until: challenge.expiresAt)
    }

    func message(
        _ content: EmailMessage.Content,
        for account: Account,
        at address: EmailAddress,
        until expiresAt: Moment
    ) -> EmailMessage {
        EmailMessage(
            id: identifiers.next(),
            member: account.id,
            to: address,
            language: account.language,
            content: content,
            expiresAt: expiresAt
        )
    }
}
