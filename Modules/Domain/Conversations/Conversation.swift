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

extension Conversation {
    /// One neighbour asks so many others a day; whoever asks more is selling something.
    public static let mostBegunADay = 50
    /// Messages a day to a neighbour who has not written a word in the conversation.
    public static let mostUnansweredADay = 30
    /// Messages a day in one conversation, of both together; and of one member in all of theirs. An operator
    /// may allow others.
    public static let mostSaidADay = 5_000

    /// `guest` asks about a listing.
    public init(_ id: ID, asking about: Listing, by guest: Member.ID, at now: Moment) throws {
        guard about.author != guest else { throw ConversationRefusal.ownListing }
        guard about.status(at: now) == .open else { throw ListingRefusal.notOpen }
        self.init(
            id: id,
            subject: about.subject,
            title: about.details.title.text,
            host: about.author,
            guest: guest,
            begunAt: now
        )
    }

    /// Whom a message of `sender` goes to.
    public func recipient(of sender: Member.ID, isBlocked: Bool) throws(ConversationRefusal) -> Member.ID {
        guard includes(sender) else { throw .notFound }
        guard let partner = partner(of: sender) else { throw .partnerGone }
        guard !isBlocked else { throw .blocked }
        return partner
    }

    /// Whoever is none of the two doesn't learn that it exists.
    public func admit(_ reader: Member.ID, isBlocked: Bool) throws(ConversationRefusal) {
        guard includes(reader) else { throw .notFound }
        guard !isBlocked else { throw .blocked }
    }
}
