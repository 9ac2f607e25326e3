/// Two members talking about one listing: its author, and one who asked.
public struct Conversation: Identifiable, Equatable, Sendable {
    public let id: Identifier<Conversation>
    public let subject: Subject
    /// What the listing was called when they began; it may be gone.
    public let title: String
    /// The listing's author. Nil once the account is deleted.
    public let host: Member.ID?
    /// Who asked. Nil once the account is deleted.
    public let guest: Member.ID?
    public let begunAt: Moment

    public init(
        id: ID,
        subject: Subject,
        title: String,
        host: Member.ID?,
        guest: Member.ID?,
        begunAt: Moment
    ) {
        self.id = id
        self.subject = subject
        self.title = title
        self.host = host
        self.guest = guest
        self.begunAt = begunAt
    }

    public func includes(_ member: Member.ID) -> Bool { host == member || guest == member }

    /// Nil when `member` is not one of the two, or the other has gone.
    public func partner(of member: Member.ID) -> Member.ID? {
        if host == member { return guest }
        if guest == member { return host }
        return nil
    }
}
