/// Where letters are written that tell somebody what became of their account.
public struct LetterDesk: Sendable {
    let mint: IdentifierMint
    let clock: any WallClock
    let sendsMail: Bool

    public init(mint: IdentifierMint, clock: any WallClock, sendsMail: Bool) {
        self.mint = mint
        self.clock = clock
        self.sendsMail = sendsMail
    }

    /// To the address that the account has; nil where nobody can be told.
    func notice(_ content: Letter.Content, to account: Account) -> Letter? {
        guard sendsMail else { return nil }
        return letter(content, for: account, at: account.email, until: clock.now + Letter.patience)
    }

    func letter(
        _ content: Letter.Content,
        for account: Account,
        at address: EmailAddress,
        until expiresAt: Moment
    ) -> Letter {
        Letter(
            id: mint.next(),
            member: account.id,
            to: address,
            language: account.language,
            content: content,
            expiresAt: expiresAt
        )
    }
}
