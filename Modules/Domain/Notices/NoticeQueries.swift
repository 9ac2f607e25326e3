/// What a member is told of.
public protocol NoticeQueries: Sendable {
    /// Newest first, without those about somebody blocked.
    func list(of member: Member.ID, _ slice: SliceRequest) async throws -> Slice<NoticeSummary>

    /// Counted over the same notices as ``list(of:_:)`` shows.
    func unread(of member: Member.ID) async throws -> Int

    /// The kinds the member doesn't want to hear of.
    func muted(by member: Member.ID) async throws -> Set<Notice.Kind>
}

/// A notice as a list shows it.
public struct NoticeSummary: Identifiable, Sendable {
    public let notice: Notice
    /// Nil for the passing of time, and for a deleted account.
    public let actor: MemberCard?
    /// Of the listing it is about, in the end; nil when that can't be told any more.
    public let title: String?

    public var id: Notice.ID { notice.id }

    public init(_ notice: Notice, actor: MemberCard?, title: String?) {
        self.notice = notice
        self.actor = actor
        self.title = title
    }
}
