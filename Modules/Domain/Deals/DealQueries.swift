/// A deal as one of its parties sees it.
public struct DealSummary: Identifiable, Sendable {
    public let deal: Deal
    public let reader: Member.ID
    /// Nil for a deleted account and for one hidden by a block.
    public let author: MemberCard?
    public let partner: MemberCard?
    /// Whether a block separates the parties.
    public let isBlocked: Bool
    /// Nil for a lesson that isn't paid here.
    public let payment: DealPayment?
    /// Nil for a lesson that isn't paid.
    public let stake: LessonStake?

    public var id: Deal.ID { deal.id }

    public init(
        _ deal: Deal,
        for reader: Member.ID,
        author: MemberCard?,
        partner: MemberCard?,
        isBlocked: Bool = false,
        payment: DealPayment? = nil,
        stake: LessonStake? = nil
    ) {
        self.isBlocked = isBlocked
        self.payment = payment
        self.stake = stake
        self.deal = deal
        self.reader = reader
        self.author = author
        self.partner = partner
    }
}

/// The filter for a member's deals.
public struct DealFilter: Hashable, Sendable {
    public let role: DealParties.Role?
    public let state: Deal.State?

    public init(role: DealParties.Role? = nil, state: Deal.State? = nil) {
        self.role = role
        self.state = state
    }
}

/// Reads deals at a moment, newest first. Visible only to their parties.
public protocol DealQueries: Sendable {
    /// Returns nil for a member who isn't a party.
    func find(_ id: Deal.ID, for reader: Member.ID, at now: Moment) async throws -> DealSummary?

    /// Leaves out deals that `reader` isn't a party to.
    func list(_ ids: Set<Deal.ID>, for reader: Member.ID, at now: Moment) async throws -> [DealSummary]

    /// Throws ``ConversationRefusal/notFound`` for a member outside the conversation.
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
