/// The state that a proposal depends on, at the time it is made.
public struct ProposalContext: Sendable {
    private let conversation: Conversation
    private let listing: Listing?
    private let isBlocked: Bool
    /// The conversation's open deal, if any.
    private let open: Deal?
    private let seat: DealSeat

    public init(
        _ conversation: Conversation,
        about listing: Listing?,
        isBlocked: Bool,
        open: Deal?,
        seat: DealSeat
    ) {
        self.conversation = conversation
        self.listing = listing
        self.isBlocked = isBlocked
        self.open = open
        self.seat = seat
    }

    /// Returns the proposal, and the updated deal that it replaces, which either party may have proposed.
    public func propose(
        _ terms: DealTerms,
        as id: Deal.ID,
        by member: Member.ID,
        at now: Moment
    ) throws -> (deal: Deal, replaced: Deal?) {
        let party = try party(of: member)
        let (listing, purpose) = try listingWithRoom(at: now)
        guard purpose == .teaching || terms.price == .negotiable else { throw DealRefusal.pricedViewing }
        try terms.mustLieAhead(of: now)
        var replaced = open
        try replaced?.giveWay(by: member, at: now)
        let deal = Deal(
            id: id,
            conversation: conversation.id,
            subject: conversation.subject,
            title: listing.details.title.text,
            of: listing.kind,
            for: purpose,
            parties: DealParties(
                author: conversation.organiser,
                partner: conversation.guest,
                authorProvides: listing.side != .want
            ),
            terms: terms,
            proposedBy: party,
            proposedAt: now,
            progress: DealProgress(.proposed, at: now, by: member)
        )
        return (deal, replaced)
    }

    private func party(of member: Member.ID) throws -> DealParties.Party {
        if conversation.organiser == member { return .author }
        guard conversation.guest == member else { throw ConversationRefusal.notFound }
        return .partner
    }

    private func listingWithRoom(at now: Moment) throws -> (Listing, Deal.Purpose) {
        guard !isBlocked else { throw ConversationRefusal.blocked }
        guard conversation.organiser != nil, conversation.guest != nil else {
            throw ConversationRefusal.partnerGone
        }
        guard let listing else { throw DealRefusal.listingGone }
        guard let purpose = listing.kind.dealPurpose else { throw DealRefusal.notOffered }
        if open?.state == .accepted { throw DealRefusal.alreadyAccepted }
        try listing.mustAdmit(seat, at: now)
        return (listing, purpose)
    }
}
