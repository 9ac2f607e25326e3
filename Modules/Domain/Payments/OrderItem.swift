extension Order {
    /// What an order buys. What each item does to its listing, and what a payer gets back for it, is decided
    /// here and nowhere else.
    public enum Item: Equatable, Sendable {
        /// A seat of a class, until it begins.
        case seat(RefundLadder)
        /// The deposit of a shop, which is reserved meanwhile.
        case deposit(Deposit)
    }
}

extension Order.Item {
    /// Nil for what isn't a seat.
    public var ladder: RefundLadder? {
        guard case .seat(let ladder) = self else { return nil }
        return ladder
    }

    /// Nil for what isn't a deposit.
    public var deposit: Deposit? {
        guard case .deposit(let deposit) = self else { return nil }
        return deposit
    }
}

/// What it does to the listing.
extension Order.Item {
    /// Keeps it from others while the payer pays.
    func hold(on listing: inout Listing, at now: Moment) throws {
        switch self {
        case .seat: break
        case .deposit:
            guard listing.availability == .available, listing.seats.areLeft else {
                throw DepositRefusal.notAvailable
            }
        }
        try listing.mustAdmit(.toTake, at: now)
        try listing.takeSeat(at: now)
    }

    /// Makes what is held the payer's. Throws if the listing doesn't have it any more.
    func keep(on listing: inout Listing, at now: Moment) throws {
        switch self {
        case .seat: return
        case .deposit:
            guard listing.availability == .available else { throw DepositRefusal.notAvailable }
            listing.become(.reserved, at: now)
        }
    }

    /// Gives back what is held, or what is the payer's.
    func release(on listing: inout Listing, isKept: Bool, at now: Moment) {
        listing.giveSeatBack(at: now)
        guard case .deposit = self, isKept, listing.availability == .reserved else { return }
        listing.become(.available, at: now)
    }

    /// What the author's decision about the listing means for an order of it.
    func consequence(of listing: Listing, isKept: Bool) -> Consequence {
        guard case .deposit = self, let availability = listing.availability else { return .none }
        switch availability {
        case .contracted where isKept: return .fulfilment
        case .reserved where isKept, .available where !isKept: return .none
        default: return .end
        }
    }

    enum Consequence {
        case none
        /// Everything is given back.
        case end
        case fulfilment
    }
}

/// What is given back.
extension Order.Item {
    /// What a payer who gives it up gets back of `amount`.
    ///
    /// - Parameter sale: when it was paid; nil before.
    func share(of amount: Money, soldAt sale: Moment?, before deadline: Moment, at now: Moment) -> Money {
        switch self {
        case .seat(let ladder): ladder.amount(of: amount, before: deadline, at: now)
        case .deposit(let deposit):
            now < min(deposit.coolingEnd(after: sale ?? now), deadline) ? amount : .zero
        }
    }

    /// What is given back from `now` on.
    public func timeline(
        of amount: Money,
        soldAt sale: Moment?,
        before deadline: Moment,
        from now: Moment
    ) -> [RefundLadder.Stretch] {
        switch self {
        case .seat(let ladder): ladder.timeline(of: amount, before: deadline, from: now)
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

    /// Whether it ends at the deadline, and everything that is left is given back.
    var isOnlyForATime: Bool {
        switch self {
        case .seat: false
        case .deposit: true
        }
    }
}

/// What the parties read in their conversation.
extension Order.Item {
    var soldLine: Line.Event {
        switch self {
        case .seat: .orderSold
        case .deposit: .depositPaid
        }
    }

    var withdrawnLine: Line.Event {
        switch self {
        case .seat: .orderWithdrawn
        case .deposit: .depositReleased
        }
    }
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
