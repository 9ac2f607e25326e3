/// Where deals are kept, together with the listing's seats, the conversation's lines and the notices they
/// lead to: one change is kept as a whole or not at all.
public protocol DealRepository: Sendable {
    /// Keeps a proposal on the ground as it is at that moment and says so to both; a request that is
    /// repeated makes one.
    func propose(
        _ terms: DealTerms,
        in conversation: Conversation.ID,
        by member: Member.ID,
        at now: Moment
    ) async throws -> Deal.ID

    /// Loads, changes and keeps as one step, whoever else is changing the deal or taking a seat meanwhile.
    /// Throws ``DealRefusal/notFound`` for whoever is neither of the two.
    func update(
        _ id: Deal.ID,
        by member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Negotiation) throws -> Void
    ) async throws

    /// Ends what has gone quiet, each deal in a step of its own: it may stop anywhere and go on later.
    func finishQuietDeals(at now: Moment) async throws
}
