/// Refunds of an item.
extension Order.Item {
    /// The refund of `amount` if the payer cancels.
    ///
    /// - Parameters:
    ///   - sale: when it was paid; nil before.
    ///   - used: the lessons of a pass that can't be cancelled any more.
    func share(
        of amount: Money,
        soldAt sale: Moment?,
        used: Int,
        before deadline: Moment,
        at now: Moment
    ) -> Money {
        switch self {
        case .seat(let seat): seat.share(of: amount, at: now)
        case .single(let lesson): lesson.ladder.amount(of: amount, before: deadline, at: now)
        case .pass(let pass): now < deadline ? pass.share(of: amount, used: used) : .zero
        case .deposit(let deposit):
            // After the deadline everything is refunded anyway.
            now < deposit.coolingEnd(after: sale ?? now) || now >= deadline ? amount : .zero
        }
    }

    /// The refund from `now` on; of a pass, if no more lessons are used.
    public func timeline(
        of amount: Money,
        soldAt sale: Moment?,
        used: Int = 0,
        before deadline: Moment,
        from now: Moment
    ) -> [RefundLadder.Stretch] {
        switch self {
        case .seat(let seat): seat.timeline(of: amount, from: now)
        case .single(let lesson): lesson.ladder.timeline(of: amount, before: deadline, from: now)
        case .pass(let pass):
            [
                RefundLadder.Stretch(until: deadline, amount: pass.share(of: amount, used: used)),
                RefundLadder.Stretch(until: nil, amount: .zero),
            ].timeline(from: now)
        case .deposit(let deposit):
            [
                RefundLadder.Stretch(
                    until: min(deposit.coolingEnd(after: sale ?? now), deadline),
                    amount: amount
                ),
                RefundLadder.Stretch(until: deadline, amount: .zero),
                RefundLadder.Stretch(until: nil, amount: amount),
            ].timeline(from: now)
        }
    }

    /// Whether it ends at the deadline, and everything that is left is refunded.
    var isOnlyForATime: Bool { deposit != nil }
}

extension [RefundLadder.Stretch] {
    /// The stretches that aren't over, without empty ones.
    fileprivate func timeline(from now: Moment) -> [RefundLadder.Stretch] {
        var start = now
        return filter { stretch in
            guard let end = stretch.until else { return true }
            guard end > start else { return false }
            start = end
            return true
        }
    }
}
