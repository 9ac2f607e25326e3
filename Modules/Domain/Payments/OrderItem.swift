extension Order {
    /// What an order buys. What each item does to its listing, and what a payer gets back for it, is decided
    /// here and nowhere else.
    public enum Item: Equatable, Sendable {
        /// A seat of a class, with all of its dates.
        case seat(PaidSeat)
        /// The deposit of a shop, which is reserved meanwhile.
        case deposit(Deposit)
        /// A seat among the students of a teacher, and a number of lessons.
        case pass(Pass)
        /// One lesson that both have agreed on.
        case single(PaidLesson)
    }
}

extension Order.Item {
    /// Nil for what isn't refunded by the time until it begins.
    public var ladder: RefundLadder? {
        switch self {
        case .seat(let seat): seat.ladder
        case .single(let lesson): lesson.ladder
        case .deposit, .pass: nil
        }
    }

    /// Nil for what isn't a seat.
    public var seat: PaidSeat? {
        guard case .seat(let seat) = self else { return nil }
        return seat
    }

    /// Nil for what isn't a deposit.
    public var deposit: Deposit? {
        guard case .deposit(let deposit) = self else { return nil }
        return deposit
    }

    /// Nil for what isn't a pass.
    public var pass: Pass? {
        guard case .pass(let pass) = self else { return nil }
        return pass
    }

    /// Nil for what isn't a single lesson.
    public var lesson: PaidLesson? {
        guard case .single(let lesson) = self else { return nil }
        return lesson
    }
}

/// What it does to the listing.
extension Order.Item {
    /// Keeps it from others while the payer pays.
    func hold(on listing: inout Listing, of payer: PayerStanding, at now: Moment) throws {
        switch self {
        case .seat, .pass: break
        case .deposit:
            guard listing.availability == .available, listing.seats.areLeft else {
                throw DepositRefusal.notAvailable
            }
        // The lesson that they agreed on has taken its seat.
        case .single: return try mustBeAhead(payer, at: now)
        }
        try listing.mustAdmit(payer.seat, at: now)
        if payer.seat == .needed { try listing.takeSeat(at: now) }
    }

    /// Assigns the held item to the payer. Throws if the listing no longer offers it.
    func keep(on listing: inout Listing, of payer: PayerStanding, at now: Moment) throws {
        switch self {
        case .seat, .pass: return
        case .single: try mustBeAhead(payer, at: now)
        case .deposit:
            guard listing.availability == .available else { throw DepositRefusal.notAvailable }
            listing.become(.reserved, at: now)
        }
    }

    /// Releases the item, held or sold.
    func release(on listing: inout Listing, of payer: PayerStanding, isKept: Bool, at now: Moment) {
        if lesson == nil, payer.seat == .needed { listing.releaseSeat(at: now) }
        guard case .deposit = self, isKept, listing.availability == .reserved else { return }
        listing.become(.available, at: now)
    }

    private func mustBeAhead(_ payer: PayerStanding, at now: Moment) throws {
        guard let deal = payer.deals.first(where: { $0.id == lesson?.deal }) else {
            throw DealRefusal.notFound
        }
        try deal.mustBeAccepted(at: now)
        guard now < deal.terms.startsAt else { throw OrderRefusal.started }
    }

    /// What the author's decision about the listing is for an order of it; nil for none.
    func decision(of listing: Listing, isKept: Bool) -> MoneyRule.Change? {
        guard case .deposit = self, let availability = listing.availability else { return nil }
        switch availability {
        case .contracted: return .contract
        case .reserved where isKept, .available where !isKept: return nil
        case .reserved, .available, .withdrawn: return .release
        }
    }
}

/// What the parties read in their conversation.
extension Order.Item {
    var soldLine: Line.Event {
        switch self {
        case .seat: .orderSold
        case .deposit: .depositPaid
        case .pass: .passSold
        case .single: .lessonPaid
        }
    }

    var withdrawnLine: Line.Event {
        switch self {
        case .seat: .orderWithdrawn
        case .deposit: .depositReleased
        case .pass: .passEnded
        case .single: .lessonCancelled
        }
    }

    /// Nil where it isn't told.
    var fulfilledLine: Line.Event? { deposit == nil ? nil : .depositKept }
}
