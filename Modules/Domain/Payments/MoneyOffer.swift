/// A payer's right to take back more than the terms say, after a change that the payer hasn't agreed to.
public struct MoneyOffer: Equatable, Sendable {
    public let madeAt: Moment
    /// The amount that the payer can get refunded, with earlier refunds.
    public let amount: Money
    /// Until when; nil while no date is set.
    public let until: Moment?

    public init(madeAt: Moment, amount: Money, until: Moment?) {
        self.madeAt = madeAt
        self.amount = amount
        self.until = until
    }

    public func holds(at now: Moment) -> Bool { until.map { now < $0 } ?? true }
}

extension Order {
    /// The refund by the payer's terms, raised by an offer that holds.
    ///
    /// - Parameter later: until when lessons count that are taken; `now` by default.
    func raised(_ share: Money, at now: Moment, takenUntil later: Moment? = nil) -> Money {
        guard let offer, offer.holds(at: now), fulfilledAt == nil else { return share }
        // Lessons that are taken after the change are paid for.
        let isInUse = pass != nil && now < terms.deadline
        return max(share, isInUse ? untaken(at: later ?? now) : rest(of: offer.amount))
    }

    /// The same for a timeline.
    func raised(_ timeline: [RefundLadder.Stretch], from now: Moment) -> [RefundLadder.Stretch] {
        guard let offer, offer.holds(at: now), fulfilledAt == nil else { return timeline }
        let amount = raised(.zero, at: now)
        guard let end = offer.until else { return [RefundLadder.Stretch(until: nil, amount: amount)] }
        let later = timeline.filter { $0.until.map { end < $0 } ?? true }
        return [RefundLadder.Stretch(until: end, amount: amount)] + later
    }
}
