/// A deal as one of the two sees it.
public struct DealSummary: Identifiable, Sendable {
    public let deal: Deal
    public let reader: Member.ID
    /// Nil for an account that is deleted, and for one that the reader doesn't see.
    public let author: MemberCard?
    public let partner: MemberCard?

    public var id: Deal.ID { deal.id }

    public init(_ deal: Deal, for reader: Member.ID, author: MemberCard?, partner: MemberCard?) {
        self.deal = deal
        self.reader = reader
        self.author = author
        self.partner = partner
    }
}

/// Which of their deals a member asks for.
public struct DealFilter: Hashable, Sendable {
    public let role: DealParties.Role?
    public let state: Deal.State?

    public init(role: DealParties.Role? = nil, state: Deal.State? = nil) {
        self.role = role
        self.state = state
    }
}

/// Deals as the two read them at that moment, newest first. Nobody else ever reads one.
public protocol DealQueries: Sendable {
    /// Nil for whoever is neither of the two.
    func find(_ id: Deal.ID, for reader: Member.ID, at now: Moment) async throws -> DealSummary?

    /// Throws ``ConversationRefusal/notFound`` for whoever is not in the conversation.
    func list(
        in conversation: Conversation.ID,
        for reader: Member.ID,
        at now: Moment,
        _ slice: SliceRequest
    ) async throws -> Slice<DealSummary>

    func list(
        of reader: Member.ID,
        _ filter: DealFilter,
        at now: Moment,
        _ slice: SliceRequest
    ) async throws -> Slice<DealSummary>
}
