/// What members say to each other about one listing: its author and one who asked, or all who take part.
public struct Conversation: Identifiable, Equatable, Sendable {
    public enum Form: Hashable, Sendable {
        /// The organiser and one member who asked. Nil once the guest's account is deleted.
        case pair(guest: Member.ID?)
        /// The organiser and the members on the listing's roster.
        case group
    }

    public let id: Identifier<Conversation>
    public let subject: Subject
    /// The title of the listing when the conversation began; the listing may be gone.
    public let title: String
    /// The author of the listing. Nil once the account is deleted.
    public let organiser: Member.ID?
    public let form: Form
    public let begunAt: Moment

    public init(
        id: ID,
        subject: Subject,
        title: String,
        organiser: Member.ID?,
        form: Form,
        begunAt: Moment
    ) {
        self.id = id
        self.subject = subject
        self.title = title
        self.organiser = organiser
        self.form = form
        self.begunAt = begunAt
    }

    /// The member who asked, in a conversation of two.
    public var guest: Member.ID? {
        if case .pair(let guest) = form { guest } else { nil }
    }

    public var isGroup: Bool { form == .group }
}

extension Conversation {
    /// Conversations a member may begin per day.
    public static let mostBegunADay = 50
    /// Messages per day to a neighbour who has not answered yet.
    public static let mostUnansweredADay = 30
    /// Messages per day in one conversation, and per member in all of theirs. An operator may set another
    /// limit.
    public static let mostSaidADay = 5_000

    /// `guest` asks about a listing.
    public init(_ id: ID, asking about: Listing, by guest: Member.ID, at now: Moment) throws {
        guard about.author != guest else { throw ConversationRefusal.ownListing }
        guard about.status(at: now) == .open else { throw ListingRefusal.notOpen }
        self.init(
            id: id,
            subject: about.subject,
            title: about.details.title.text,
            organiser: about.author,
            form: .pair(guest: guest),
            begunAt: now
        )
    }

    /// The conversation of all who take part in a listing.
    public init(_ id: ID, ofAllIn listing: Listing, at now: Moment) {
        self.init(
            id: id,
            subject: listing.subject,
            title: listing.details.title.text,
            organiser: listing.author,
            form: .group,
            begunAt: now
        )
    }

    /// The members a message of `sender` goes to. A group may be empty but for the sender; a pair may not.
    public func recipients(
        of sender: Member.ID,
        among members: [Member.ID],
        isBlocked: Bool
    ) throws(ConversationRefusal) -> [Member.ID] {
        guard members.contains(sender) else { throw .notFound }
        let others = members.filter { $0 != sender }
        guard isGroup || !others.isEmpty else { throw .partnerGone }
        guard !isBlocked else { throw .blocked }
        return others
    }
}
