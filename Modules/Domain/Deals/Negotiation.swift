/// A deal during one change, with the state that the change depends on and its effects: the listing's seats,
/// and lines for both parties.
public struct Negotiation: Sendable {
    public private(set) var deal: Deal
    /// The listing; nil after it is deleted.
    public private(set) var listing: Listing?
    /// Whether one party has blocked the other. They can cancel or complete a deal but not agree on one.
    public let isBlocked: Bool
    private let seat: DealSeat
    private let ahead: LessonsAhead
    /// The starts of further lessons that were agreed on with the deal. Each is stored as a deal of its own.
    public private(set) var further: [Moment] = []
    /// Lines for the conversation and for the notices to the other party.
    public private(set) var lines: [Line] = []

    public init(
        _ deal: Deal,
        about listing: Listing?,
        isBlocked: Bool,
        seat: DealSeat = .needed,
        besides ahead: LessonsAhead = .none
    ) {
        self.deal = deal
        self.listing = listing
        self.isBlocked = isBlocked
        self.seat = seat
        self.ahead = ahead
    }

    /// Takes a seat of the listing, unless the partner has one or needs none; the last one closes it.
    ///
    /// - Parameter startsAt: one of the proposed times; nil if there is only one.
    public mutating func accept(
        by member: Member.ID,
        choosing startsAt: Moment? = nil,
        at now: Moment
    ) throws {
        try mayNegotiate()
        try deal.accept(by: member, choosing: startsAt, at: now)
        let starts = deal.terms.starts
        try ahead.mustAllow(starts)
        try takeSeat(at: now)
        further = Array(starts.dropFirst())
        say(.dealAccepted, by: member)
    }

    /// Takes the seat of a deal that is accepted from the start.
    public mutating func book(_ further: [Moment] = [], by member: Member.ID, at now: Moment) throws {
        try takeSeat(at: now)
        self.further = further
        say(.dealBooked, by: member)
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

    /// Ends a proposal: withdraws the member's own, declines the other's.
    public mutating func endProposal(by member: Member.ID, at now: Moment) throws {
        if member == deal.proposer {
            try withdraw(by: member, at: now)
        } else {
            try decline(by: member, at: now)
        }
    }

    /// Releases the seat.
    public mutating func cancel(_ reason: DealReason, by member: Member.ID, at now: Moment) throws {
        try deal.cancel(reason, by: member, at: now)
        releaseSeat(at: now)
        say(.dealCancelled, by: member)
    }

    public mutating func proposeMove(
        to startsAt: Moment,
        minutes: Int,
        at place: DealPlace?,
        by member: Member.ID,
        at now: Moment
    ) throws {
        try mayNegotiate()
        try deal.proposeMove(to: startsAt, minutes: minutes, at: place, by: member, at: now)
        say(.dealMoveProposed, by: member)
    }

    public mutating func acceptMove(_ number: Int, by member: Member.ID, at now: Moment) throws {
        try mayNegotiate()
        let former = deal
        try deal.acceptMove(number, by: member, at: now)
        say(.dealMoved, by: member, from: former)
    }

    /// Moves a booked deal to a free time, without asking.
    public mutating func rebook(
        to startsAt: Moment,
        on schedule: TeachingSchedule,
        by member: Member.ID,
        at now: Moment
    ) throws {
        try mustBeRebookable(within: schedule.hours.rules, by: member, at: now)
        let former = deal
        try deal.rebook(to: startsAt, on: schedule, by: member, at: now)
        say(.dealRebooked, by: member, from: former)
    }

    /// Throws the refusal for the reason that `member` can't move the deal without asking.
    public func mustBeRebookable(within rules: BookingRules, by member: Member.ID, at now: Moment) throws {
        try mayNegotiate()
        guard let listing else { throw DealRefusal.listingGone }
        guard listing.kind.has(.bookings), listing.side == .offer else { throw SlotRefusal.notBookable }
        try deal.mustBeRebookable(within: rules, by: member, at: now)
    }

    public mutating func declineMove(_ number: Int, by member: Member.ID, at now: Moment) throws {
        try deal.declineMove(number, by: member, at: now)
        say(.dealMoveDeclined, by: member)
    }

    public mutating func withdrawMove(_ number: Int, by member: Member.ID, at now: Moment) throws {
        try deal.withdrawMove(number, by: member, at: now)
        say(.dealMoveWithdrawn, by: member)
    }

    public mutating func complete(by member: Member.ID, at now: Moment) throws {
        let before = deal.progress
        try deal.complete(by: member, at: now)
        guard deal.progress != before else { return }
        say(deal.state == .done ? .dealDone : .dealMarkedDone, by: member)
    }

    public mutating func noteNoShow(by member: Member.ID, at now: Moment) throws {
        try deal.noteNoShow(by: member, at: now)
        say(.dealNoShowNoted, by: member)
    }

    public mutating func withdrawNoShow(by member: Member.ID, at now: Moment) throws {
        try deal.withdrawNoShow(by: member, at: now)
        say(.dealNoShowWithdrawn, by: member)
    }

    /// Ends the deal and releases the seat.
    public mutating func agreeNoShow(by member: Member.ID, at now: Moment) throws {
        try deal.agreeNoShow(by: member, at: now)
        releaseSeat(at: now)
        say(.dealNoShowAgreed, by: member)
    }

    public mutating func disputeNoShow(_ reason: DealReason, by member: Member.ID, at now: Moment) throws {
        try deal.disputeNoShow(reason, by: member, at: now)
        say(.dealNoShowDisputed, by: member)
    }

    /// Ends the deal automatically when it is due; does nothing earlier.
    public mutating func finishByItself(at now: Moment) {
        guard deal.hasGoneQuiet(at: now) else { return }
        deal.endQuietly(at: now)
        if deal.isNotHeld { releaseSeat(at: now) }
        say(deal.isNotHeld ? .dealNotHeld : .dealDone, by: nil)
    }

    /// Ends an open deal when a party's account is deleted.
    public mutating func end(without member: Member.ID, at now: Moment) {
        // The author's listings are deleted with the account, so their seats don't matter.
        end(by: member, releasingSeat: member != listing?.author, at: now)
    }

    /// Ends an open deal when a party blocks the other. A future deal is cancelled and its seat released; a
    /// started one counts as done.
    public mutating func end(byBlockOf member: Member.ID, at now: Moment) {
        end(by: member, releasingSeat: true, at: now)
    }

    private mutating func end(by member: Member.ID, releasingSeat: Bool, at now: Moment) {
        let before = deal.state
        deal.end(without: member, at: now)
        guard let event = deal.state.event, deal.state != before else { return }
        if deal.state == .cancelled, releasingSeat { releaseSeat(at: now) }
        say(event, by: member)
    }

    /// Unless the partner has one or needs none.
    private mutating func takeSeat(at now: Moment) throws {
        guard var listing else { throw DealRefusal.listingGone }
        try listing.mustAdmit(seat, at: now)
        if seat == .needed { try listing.takeSeat(at: now) }
        self.listing = listing
    }

    private mutating func releaseSeat(at now: Moment) {
        if seat == .needed { listing?.releaseSeat(at: now) }
    }

    private func mayNegotiate() throws {
        guard !isBlocked else { throw ConversationRefusal.blocked }
        guard deal.parties.areBothHere else { throw ConversationRefusal.partnerGone }
    }

    private mutating func say(_ event: Line.Event, by member: Member.ID?, from former: Deal? = nil) {
        lines.append(Line(event, by: member, about: deal, from: former))
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
