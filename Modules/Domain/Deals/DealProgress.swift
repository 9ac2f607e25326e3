/// The progress of a deal.
public struct DealProgress: Equatable, Sendable {
    public internal(set) var state: Deal.State
    public internal(set) var changedAt: Moment
    /// The member who made the change; nil for an automatic change and for a deleted account.
    public internal(set) var changedBy: Member.ID?
    /// The reason for the cancellation or for the requested changes.
    public internal(set) var reason: DealReason?
    public internal(set) var authorDoneAt: Moment?
    public internal(set) var partnerDoneAt: Moment?
    public internal(set) var doneAt: Moment?
    /// The open proposal to move the deal.
    public internal(set) var move: DealMove?
    public internal(set) var proposedMoves: Int
    public internal(set) var acceptedMoves: Int
    /// How often its student moved it without asking.
    public internal(set) var rebookings: Int
    public internal(set) var noShow: NoShow?

    public init(
        _ state: Deal.State,
        at changedAt: Moment,
        by changedBy: Member.ID?,
        reason: DealReason? = nil,
        authorDoneAt: Moment? = nil,
        partnerDoneAt: Moment? = nil,
        doneAt: Moment? = nil,
        move: DealMove? = nil,
        proposedMoves: Int = 0,
        acceptedMoves: Int = 0,
        rebookings: Int = 0,
        noShow: NoShow? = nil
    ) {
        self.state = state
        self.changedAt = changedAt
        self.changedBy = changedBy
        self.reason = reason
        self.authorDoneAt = authorDoneAt
        self.partnerDoneAt = partnerDoneAt
        self.doneAt = doneAt
        self.move = move
        self.proposedMoves = proposedMoves
        self.acceptedMoves = acceptedMoves
        self.rebookings = rebookings
        self.noShow = noShow
    }
}
