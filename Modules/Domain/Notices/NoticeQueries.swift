/// Reads a member's notices.
public protocol NoticeQueries: Sendable {
    /// Returns the notices newest first, without those about blocked members.
    func list(of member: Member.ID, _ slice: SliceRequest) async throws -> Slice<NoticeSummary>

    /// Counts the same notices that ``list(of:_:)`` shows.
    func unread(of member: Member.ID) async throws -> Int

    func settings(of member: Member.ID) async throws -> NoticeSettings
}

/// A notice in a list.
public struct NoticeSummary: Identifiable, Equatable, Sendable {
    public let notice: Notice
    /// Nil for automatic changes and for deleted accounts.
    public let actor: MemberCard?
    /// The title of the related listing or the name of the saved search; nil when it is no longer known.
    public let title: String?
    /// The conversation that the notice is about, itself or by a deal.
    public let conversation: Conversation.ID?
    /// The other party of an order; nil for other targets.
    public let party: MemberCard?
    /// The listing that it links to; nil for other targets.
    public let listing: NoticeListing?

    public var id: Notice.ID { notice.id }
    public var isUnread: Bool { notice.readAt == nil }

    public init(
        _ notice: Notice,
        actor: MemberCard?,
        title: String?,
        conversation: Conversation.ID? = nil,
        party: MemberCard? = nil,
        listing: NoticeListing? = nil
    ) {
        self.notice = notice
        self.actor = actor
        self.title = title
        self.conversation = conversation
        self.party = party
        self.listing = listing
    }
}

/// The listing that a notice links to.
public struct NoticeListing: Equatable, Sendable {
    public let kind: Listing.Kind
    public let side: Listing.Side?

    public init(_ kind: Listing.Kind, _ side: Listing.Side?) {
        self.kind = kind
        self.side = side
    }
}
