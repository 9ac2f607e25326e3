/// A deal in one change, with all that the change rests on at that moment and all that it leads to: the
/// listing's seats, and what is said to the two.
public struct Negotiation: Sendable {
    public private(set) var deal: Deal
    /// What it is about; nil once that is deleted.
    public private(set) var listing: Listing?
    /// Whether one of the two has blocked the other: they agree on nothing any more, though what they had
    /// agreed on is still to be cancelled or done.
    public let isBlocked: Bool
    /// What happened: said in the conversation and told to whoever of the two didn't do it.
    public private(set) var lines: [Line] = []

    public init(_ deal: Deal, about listing: Listing?, isBlocked: Bool) {
        self.deal = deal
        self.listing = listing
        self.isBlocked = isBlocked
    }

    /// Takes a seat of the listing; the last one closes it.
    public mutating func accept(by member: Member.ID, at now: Moment) throws {
        try mayNegotiate()
        try deal.accept(by: member, at: now)
        guard var listing else { throw DealRefusal.listingGone }
        try listing.mustHaveRoom(at: now)
        try listing.takeSeat(at: now)
        self.listing = listing
        say(.dealAccepted, by: member)
    }

    public mutating func decline(by member: Member.ID, at now: Moment) throws {
        try deal.decline(by: member, at: now)
        say(.dealDeclined, by: member)
    }

    public mutating func askChanges(_ wish: DealReason, by member: Member.ID, at now: Moment) throws {
        try mayNegotiate()
        try deal.askChanges(wish, by: member, at: now)
        say(.dealChangesAsked, by: member)
    }

    public mutating func withdraw(by member: Member.ID, at now: Moment) throws {
        try deal.withdraw(by: member, at: now)
        say(.dealWithdrawn, by: member)
    }

    /// Gives the seat back.
    public mutating func cancel(_ reason: DealReason, by member: Member.ID, at now: Moment) throws {
        try deal.cancel(reason, by: member, at: now)
        listing?.giveSeatBack(at: now)
        say(.dealCancelled, by: member)
    }

    public mutating func complete(by member: Member.ID, at now: Moment) throws {
        let before = deal.progress
        try deal.complete(by: member, at: now)
        guard deal.progress != before else { return }
        say(deal.state == .done ? .dealDone : .dealMarkedDone, by: member)
    }

    /// What the passing of time does; nothing before its time.
    public mutating func finishByItself(at now: Moment) {
        guard deal.hasGoneQuiet(at: now) else { return }
        deal.finish(by: nil, at: now)
        say(.dealDone, by: nil)
    }

    /// What the deletion of an account does to a deal that is open.
    public mutating func end(without member: Member.ID, at now: Moment) {
        let before = deal.state
        deal.end(without: member, at: now)
        guard let event = deal.state.event, deal.state != before else { return }
        // A listing goes with its author's account: its seats concern no one any more.
        if deal.state == .cancelled, member != listing?.author { listing?.giveSeatBack(at: now) }
        say(event, by: member)
    }

    private func mayNegotiate() throws {
        guard !isBlocked else { throw ConversationRefusal.blocked }
        guard deal.parties.areBothHere else { throw ConversationRefusal.partnerGone }
    }

    private mutating func say(_ event: Line.Event, by member: Member.ID?) {
        lines.append(Line(event, by: member, deal: deal.id))
    }
}

extension Deal.State {
    fileprivate var event: Line.Event? {
        switch self {
        case .withdrawn: .dealWithdrawn
        case .declined: .dealDeclined
        case .cancelled: .dealCancelled
        case .done: .dealDone
        case .proposed, .changesAsked, .replaced, .accepted, .lapsed: nil
        }
    }
}

extension Listing {
    /// Says which of the three it is when nobody can come any more.
    func mustHaveRoom(at now: Moment) throws(ListingRefusal) {
        guard seats.areLeft else { throw .full }
        switch status(at: now) {
        case .open: break
        case .closed: throw .notOpen
        case .expired: throw .expired
        }
    }
}
