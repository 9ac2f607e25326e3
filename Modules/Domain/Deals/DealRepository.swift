/// Stores deals together with the listing's seats, the conversation's lines and the resulting notices. Each
/// change is atomic.
public protocol DealRepository: Sendable {
    /// Makes a proposal from the current context and notifies both members. A repeated request makes one
    /// deal.
    func propose(
        _ terms: DealTerms,
        in conversation: Conversation.ID,
        by member: Member.ID,
        at now: Moment
    ) async throws -> Deal.ID

    /// Loads, changes and saves atomically, serialized with other changes to the deal and its seats. Throws
    /// ``DealRefusal/notFound`` for a member who isn't a party.
    func update(
        _ id: Deal.ID,
        by member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Negotiation) throws -> Void
    ) async throws

    /// Notifies both parties of deals that are due for a reminder, once. Can stop and resume at any point.
    func remindOfDeals(at now: Moment) async throws

    /// Completes quiet deals, each in its own transaction, so that it can stop and resume at any point.
    func finishQuietDeals(at now: Moment) async throws
}
