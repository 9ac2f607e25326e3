public import Domain

/// A conversation as one of its members sees it.
public struct ConversationBody: ShapedBody {
    /// Whether the member is the listing's author.
    public enum Role: String, WireWord {
        case host
        case guest
    }

    public let id: Conversation.ID
    public let subject: SubjectBody
    /// The listing's title when the conversation began.
    public let title: String
    /// Null after the listing is deleted.
    public let listing: ListingHeadBody?
    public let role: Role
    /// Null after the account is deleted, and with a block.
    public let partner: MemberCardBody?
    /// Whether it is of all on the listing's roster.
    public let isGroup: Bool
    /// Of a group; null for a pair, and once the account is deleted.
    public let organiser: Member.ID?
    /// With the reader.
    public let members: Int
    /// When a group becomes read-only.
    public let archivedAt: Moment?
    /// Whether a block separates the members: it can be read but not continued.
    public let isBlocked: Bool
    public let latest: MessageBody?
    public let read: ReadMarksBody
    public let hasLeft: Bool
    public let isMuted: Bool
    public let begunAt: Moment

    public static let shape = Shape<Self>(
        "Conversation",
        Field("id", \.id),
        Field("subject", \.subject),
        Field("title", \.title),
        Field("listing", \.listing),
        Field("role", \.role),
        Field("partner", \.partner),
        Field("group", \.isGroup, about: "Whether it is of all on the listing's roster"),
        Field("organiser", \.organiser, about: "Of a group"),
        Field("members", \.members),
        Field("archivedAt", \.archivedAt, about: "When a group becomes read-only"),
        Field("blocked", \.isBlocked),
        Field("latest", \.latest),
        Field("read", \.read),
        Field("left", \.hasLeft),
        Field("muted", \.isMuted),
        Field("begunAt", \.begunAt),
        make: Self.init
    )
}

extension ConversationBody {
    public init(_ summary: ConversationSummary, for member: Member.ID, at now: Moment) {
        let conversation = summary.conversation
        id = conversation.id
        subject = SubjectBody(conversation.subject)
        title = conversation.title
        listing = summary.listing.map { ListingHeadBody($0, at: now) }
        role = conversation.organiser == member ? .host : .guest
        partner = summary.partner.map(MemberCardBody.init)
        isGroup = conversation.isGroup
        organiser = conversation.isGroup ? conversation.organiser : nil
        members = summary.memberCount
        archivedAt = summary.archivedAt
        isBlocked = summary.isBlocked
        latest = summary.latest.map(MessageBody.init)
        read = ReadMarksBody(summary.marks)
        hasLeft = summary.hasLeft
        isMuted = summary.isMuted
        begunAt = conversation.begunAt
    }
}
