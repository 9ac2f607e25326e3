/// The state that a proposal depends on, at the time it is made.
public struct ProposalContext: Sendable {
    private let conversation: Conversation
    private let listing: Listing?
    private let isBlocked: Bool
    /// The conversation's open deal, if any.
    private let former: Deal?

    public init(_ conversation: Conversation, about listing: Listing?, isBlocked: Bool, former: Deal?) {
        self.conversation = conversation
        self.listing = listing
        self.isBlocked = isBlocked
        self.former = former
    }

    /// Returns the proposal, and the updated deal that it replaces.
    public func propose(
        _ terms: DealTerms,
        as id: Deal.ID,
        by member: Member.ID,
        at now: Moment
    ) throws -> (deal: Deal, replaced: Deal?) {
        let listing = try listingWithRoom(for: member, at: now)
        try terms.mustLieAhead(of: now)
        var replaced = former
        try replaced?.giveWay(by: member, at: now)
        let deal = Deal(
            id: id,
            conversation: conversation.id,
            subject: conversation.subject,
            title: listing.details.title.text,
            parties: DealParties(
                author: member,
                partner: conversation.guest,
                authorProvides: listing.side != .want
            ),
            terms: terms,
            proposedAt: now,
            progress: DealProgress(.proposed, at: now, by: member)
        )
        return (deal, replaced)
    }

    private func listingWithRoom(for member: Member.ID, at now: Moment) throws -> Listing {
        let isOrganiser = conversation.organiser == member
        guard isOrganiser || conversation.guest == member else { throw ConversationRefusal.notFound }
        guard isOrganiser else { throw DealRefusal.notAuthor }
        guard !isBlocked else { throw ConversationRefusal.blocked }
        guard conversation.guest != nil else { throw ConversationRefusal.partnerGone }
        guard let listing else { throw DealRefusal.listingGone }
        if former?.state == .accepted { throw DealRefusal.alreadyAccepted }
        try listing.mustHaveRoom(at: now)
        return listing
    }
}
