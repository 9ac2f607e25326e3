/// Reads a member's notices.
public protocol NoticeQueries: Sendable {
    /// Returns the notices newest first, without those about blocked members.
    func list(of member: Member.ID, _ slice: SliceRequest) async throws -> Slice<NoticeSummary>

    /// Counts the same notices that ``list(of:_:)`` shows.
    func unread(of member: Member.ID) async throws -> Int

    /// The kinds that the member has turned off.
    func muted(by member: Member.ID) async throws -> Set<Notice.Kind>
}

/// A notice in a list.
public struct NoticeSummary: Identifiable, Sendable {
    public let notice: Notice
    /// Nil for automatic changes and for deleted accounts.
    public let actor: MemberCard?
    /// The title of the related listing or the name of the saved search; nil when it is no longer known.
    public let title: String?
    /// The conversation that the notice is about, itself or by a deal.
    public let conversation: Conversation.ID?
    /// The other party of an order; nil for other targets.
    public let party: MemberCard?

    public var id: Notice.ID { notice.id }

    public init(
        _ notice: Notice,
        actor: MemberCard?,
        title: String?,
        conversation: Conversation.ID? = nil,
        party: MemberCard? = nil
    ) {
        self.notice = notice
        self.actor = actor
        self.title = title
        self.conversation = conversation
        self.party = party
    }
}
