/// What the parties and the operator decide.
extension Purchase {
    /// Gives up the seat or the pass. A payer who has paid gets the share of the ladder. A teacher who ends a
    /// pass gives all lessons back that aren't taken.
    public mutating func withdraw(by member: Member.ID) throws(OrderRefusal) {
        let isPayer = member == order.payer
        guard isPayer || member == order.payee else { throw .notFound }
        guard isPayer || order.pass != nil && order.state.isCharged else { throw .notPayer }
        guard order.state != .confirming else { throw .inProgress }
        guard order.hasSeat else { throw .ended }
        guard order.state != .held else { return release(.cancelled) }
        guard item.lesson == nil else { throw .cancelLesson }
        let amount = isPayer ? order.share(at: now) : order.rest(of: priceOfLessonsLeft)
        returnSeat()
        ask(amount.won, isPayer ? .withdrawal : .payeeEnded)
    }

    /// Gives back an amount, as the payee or an operator may at any time. A payer who gets everything back
    /// has no seat any more.
    public mutating func refund(
        _ amount: Money,
        _ reason: RefundReason,
        because deposit: DepositReason? = nil,
        by member: Member.ID?
    ) throws {
        if let member, member != order.payee {
            throw member == order.payer ? OrderRefusal.notPayee : .notFound
        }
        guard order.refundable > 0 else { throw OrderRefusal.ended }
        guard (1...order.refundable).contains(amount.won) else { throw OrderRefusal.refundAmount }
        if case .deposit = item {
            guard deposit != nil || member == nil else { throw DepositRefusal.reasonMissing }
            if let deposit { tell(deposit.line) }
        }
        ask(amount.won, member == nil ? .operator : .payee, reason)
        returnSeatIfAllIsBack()
    }

    /// Finishes the refund that the provider refuses, because it was given back without the provider.
    public mutating func settleRefund(_ settlement: RefundReason) throws(OrderRefusal) {
        guard order.hasRefusedRefund, let refund = order.openRefund else { throw .noRefusedRefund }
        finish(refund, settlement)
        returnSeatIfAllIsBack()
    }

    /// Records that an operator has a payment cancelled that isn't the order's.
    mutating func rejectPayment(of amount: Money) throws(OrderRefusal) {
        guard order.problem?.isOfPayment == true, !order.state.isCharged else { throw .noWrongPayment }
        record(.paymentRejected, amount)
    }

    /// Ends the order because the listing or an account is deleted. The payer of a future session gets
    /// everything back, unless it was the payer who left.
    public mutating func end(becauseOf member: Member.ID) {
        guard order.hasSeat else { return }
        if order.state == .held { return release(.cancelled) }
        guard order.state != .confirming, now < order.terms.deadline || item.isOnlyForATime else { return }
        let isPayer = member == order.payer
        let amount = isPayer ? order.share(at: now).won : refundWithoutPayee.won
        returnSeat()
        ask(amount, isPayer ? .withdrawal : .listingGone)
        if isPayer, order.needsRefundAccount { note(.refundAccountMissing) }
    }

    /// Everything, but of a pass only the lessons that aren't taken.
    private var refundWithoutPayee: Money {
        guard order.pass == nil else { return order.rest(of: priceOfLessonsLeft) }
        return Money(won: order.refundable) ?? .zero
    }

    /// Follows what the author has decided about the listing.
    public mutating func followListing() {
        guard order.hasSeat, let listing else { return }
        switch item.consequence(of: listing, isKept: order.state.isCharged) {
        case .none: return
        case .fulfilment: fulfil()
        case .end where order.state == .held: release(.cancelled)
        // The provider may have charged the payer; ``charge(_:)`` decides.
        case .end where order.state == .confirming: return
        case .end: endWithEverythingBack(.listingWithdrawn)
        }
    }

    /// Ends what was only for a time: a reservation, or a pass.
    public mutating func endAtDeadline() {
        guard order.hasSeat, order.state.isCharged, order.terms.deadline <= now else { return }
        if item.isOnlyForATime { endWithEverythingBack(.reservationOver) }
        if order.pass != nil { fulfil() }
    }

    mutating func endWithEverythingBack(_ cause: Refund.Cause) {
        let amount = order.refundable
        returnSeat()
        ask(amount, cause)
    }

    /// The payment stays where it is. A shop could take another deposit later.
    mutating func fulfil() {
        giveItemBack()
        order.fulfil(at: now)
        record(.fulfilled)
        if let line = item.fulfilledLine { tell(line) }
    }

    /// Gives an open refund of a transfer back to this account. Another one replaces it.
    ///
    /// - Parameter member: nil for an operator.
    public mutating func giveBack(to account: RefundAccount, by member: Member.ID?) throws(OrderRefusal) {
        if let member, member != order.payer { throw member == order.payee ? .notPayer : .notFound }
        guard order.details.isTransfer, order.openRefund != nil else { throw .noAccountNeeded }
        name(account)
    }
}
