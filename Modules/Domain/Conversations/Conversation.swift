/// Messages between members about one listing: a pair or a group.
public struct Conversation: Identifiable, Equatable, Sendable {
    public enum Form: Hashable, Sendable {
        /// The organiser and the guest. Nil after the guest's account is deleted.
        case pair(guest: Member.ID?)
        /// The organiser and the members on the listing's roster.
        case group
    }

    public let id: Identifier<Conversation>
    public let subject: Subject
    /// The listing's title when the conversation was created. The listing may have been deleted since.
    public let title: String
    /// The listing's author; nil after the account is deleted.
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

    /// The guest of a pair; nil in a group.
    public var guest: Member.ID? {
        if case .pair(let guest) = form { guest } else { nil }
    }

    public var isGroup: Bool { form == .group }
}

extension Conversation {
    /// Conversations a member may start per day.
    public static let mostBegunADay = 50
    /// Messages per day to a member who hasn't answered yet.
    public static let mostUnansweredADay = 30
    /// Messages per day, both in one conversation and by one member in all conversations. The default; an
    /// operator may set another limit.
    public static let mostSaidADay = 5_000

    /// How long after the end of its listing a group can be written in.
    public static let stayingOpen = Duration.seconds(7 * 86_400)

    /// Creates a pair of the listing's author and `guest`.
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

    /// Creates the group conversation of a listing's roster.
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

    /// Returns the members who receive a message of `sender`. In a group the result may be empty; a pair
    /// without another member throws ``ConversationRefusal/partnerGone``.
    public func recipients(
        of sender: Member.ID,
        among members: [Member.ID],
        isBlocked: Bool,
        isArchived: Bool = false
    ) throws(ConversationRefusal) -> [Member.ID] {
        guard members.contains(sender) else { throw .notFound }
        let others = members.filter { $0 != sender }
        guard isGroup || !others.isEmpty else { throw .partnerGone }
        guard !isBlocked else { throw .blocked }
        guard !isArchived else { throw .archived }
        return others
    }
}
