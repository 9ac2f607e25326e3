/// The state that a proposal depends on, at the time it is made.
public struct ProposalContext: Sendable {
    private let conversation: Conversation
    private let listing: Listing?
    private let isBlocked: Bool
    /// The conversation's open proposal, if any.
    private let open: Deal?
    private let seat: DealSeat
    private let ahead: LessonsAhead

    public init(
        _ conversation: Conversation,
        about listing: Listing?,
        isBlocked: Bool,
        open: Deal?,
        seat: DealSeat,
        besides ahead: LessonsAhead = .none
    ) {
        self.conversation = conversation
        self.listing = listing
        self.isBlocked = isBlocked
        self.open = open
        self.seat = seat
        self.ahead = ahead
    }

    /// Returns the proposal, and the updated deal that it replaces, which either party may have proposed.
    public func propose(
        _ terms: DealTerms,
        as id: Deal.ID,
        by member: Member.ID,
        at now: Moment
    ) throws -> (deal: Deal, replaced: Deal?) {
        let party = try party(of: member)
        let (listing, purpose) = try listingWithRoom(for: terms.starts, at: now)
        guard purpose == .teaching || terms.price == .negotiable else { throw DealRefusal.pricedViewing }
        let progress = DealProgress(.proposed, at: now, by: member)
        let deal = try deal(id, listing, for: purpose, on: terms, by: party, progress, at: now)
        return (deal, try replaced(by: member, at: now))
    }

    /// Returns a deal that is accepted from the start, before it takes its seat, and the updated proposal
    /// that it replaces.
    ///
    /// - Parameter further: the starts of further lessons that are booked with it.
    public func book(
        _ terms: DealTerms,
        with further: [Moment] = [],
        as id: Deal.ID,
        by member: Member.ID,
        at now: Moment
    ) throws -> (booking: Negotiation, replaced: Deal?) {
        let party = try party(of: member)
        let (listing, purpose) = try listingWithRoom(for: [terms.startsAt] + further, at: now)
        let progress = DealProgress(.accepted, at: now, by: member)
        let deal = try deal(id, listing, for: purpose, on: terms, by: party, progress, at: now)
        let booking = Negotiation(deal, about: listing, isBlocked: isBlocked, seat: seat)
        return (booking, try replaced(by: member, at: now))
    }

    private func deal(
        _ id: Deal.ID,
        _ listing: Listing,
        for purpose: Deal.Purpose,
        on terms: DealTerms,
        by party: DealParties.Party,
        _ progress: DealProgress,
        at now: Moment
    ) throws -> Deal {
        try terms.mustLieAhead(of: now)
        return Deal(
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
            progress: progress
        )
    }

    private func replaced(by member: Member.ID, at now: Moment) throws -> Deal? {
        var replaced = open
        try replaced?.giveWay(by: member, at: now)
        return replaced
    }

    private func party(of member: Member.ID) throws -> DealParties.Party {
        if conversation.organiser == member { return .author }
        guard conversation.guest == member else { throw ConversationRefusal.notFound }
        return .partner
    }

    private func listingWithRoom(for starts: [Moment], at now: Moment) throws -> (Listing, Deal.Purpose) {
        guard !isBlocked else { throw ConversationRefusal.blocked }
        guard conversation.organiser != nil, conversation.guest != nil else {
            throw ConversationRefusal.partnerGone
        }
        guard let listing else { throw DealRefusal.listingGone }
        guard let purpose = listing.kind.dealPurpose else { throw DealRefusal.notOffered }
        try ahead.mustAllow(starts)
        try listing.mustAdmit(seat, at: now)
        return (listing, purpose)
    }
}
