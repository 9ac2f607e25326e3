/// What the parties and the operator decide.
extension Purchase {
    /// Gives up the seat or the pass. A payer who has paid gets what the terms or an offer say. A teacher who
    /// ends a pass refunds all lessons that aren't used.
    public mutating func withdraw(by member: Member.ID) throws(OrderRefusal) {
        let isPayer = member == order.payer
        guard isPayer || member == order.payee else { throw .notFound }
        let change: MoneyRule.Change = isPayer || order.pass == nil ? .withdrawal : .ending
        let rule = order.rule(for: change, by: isPayer ? .payer : .payee, at: now)
        if case .gives = rule.answer, item.lesson != nil { throw .cancelLesson }
        try carryOut(rule, isPayer ? .withdrawal : .payeeEnded)
    }

    /// Ends the hold of a payer who hasn't paid, as the payee may.
    public mutating func endHold(by member: Member.ID) throws(OrderRefusal) {
        guard member == order.payee else { throw member == order.payer ? .notPayee : .notFound }
        try carryOut(order.rule(for: .holdEnd, by: .payee, at: now), .payee)
        tell(.orderHoldEnded)
    }

    /// Refunds an amount, as the payee or an operator may at any time. A payer who gets a full refund
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
        let rule = order.rule(for: .refund, by: member == nil ? .operator : .payee, at: now)
        if case .refused(let refusal) = rule.answer { throw refusal }
        guard order.refundable > 0 else { throw OrderRefusal.ended }
        guard (1...order.refundable).contains(amount.won) else { throw OrderRefusal.refundAmount }
        if case .deposit = item {
            guard deposit != nil || member == nil else { throw DepositRefusal.reasonMissing }
            if let deposit { tell(deposit.line) }
        }
        ask(amount.won, member == nil ? .operator : .payee, reason)
        returnSeatIfAllIsBack()
    }

    /// Finishes the refund that the provider refuses, because it was settled without the provider. The
    /// operator names the refund, so that none is settled twice or in another's place.
    public mutating func settleRefund(
        _ id: Refund.ID,
        of amount: Money,
        _ settlement: RefundReason
    ) throws(OrderRefusal) {
        guard order.hasRefusedRefund, let refund = order.openRefund else { throw .noRefusedRefund }
        guard refund.id == id, refund.amount == amount else { throw .otherRefund }
        finish(refund, settlement)
        returnSeatIfAllIsBack()
    }

    /// Records that an operator has a payment cancelled that isn't the order's.
    mutating func rejectPayment(of amount: Money) throws(OrderRefusal) {
        guard order.problem?.isOfPayment == true, !order.state.isCharged else { throw .noWrongPayment }
        record(.paymentRejected, amount)
    }

    /// Ends the order because the listing or an account is deleted. Throws ``OrderRefusal/frozen`` and
    /// ``OrderRefusal/refundStuck`` while its payee can't leave.
    public mutating func end(becauseOf member: Member.ID) throws(OrderRefusal) {
        guard order.hasSeat else { return }
        let isPayer = member == order.payer
        guard isPayer || !order.hasRefusedRefund else { throw .refundStuck }
        let rule = order.rule(for: .deletion, by: isPayer ? .payer : .payee, at: now)
        try carryOut(rule, isPayer ? .withdrawal : .listingGone)
        if isPayer, order.needsRefundAccount { set(.refundAccountMissing) }
    }

    /// Follows what the author has decided about the listing.
    public mutating func followListing() throws(OrderRefusal) {
        guard order.hasSeat, let listing,
            let change = item.decision(of: listing, isKept: order.state.isCharged)
        else { return }
        try carryOut(order.rule(for: change, by: .payee, at: now), .listingWithdrawn)
    }

    /// Ends what was only for a time: a reservation, or a pass.
    public mutating func endAtDeadline() {
        guard order.hasSeat, order.state.isCharged, order.terms.deadline <= now else { return }
        let change: MoneyRule.Change? = item.isOnlyForATime ? .release : order.pass == nil ? nil : .delivery
        guard let change, change == .release || order.offer?.holds(at: now) != true else { return }
        try? carryOut(order.rule(for: change, by: .clock, at: now), .reservationOver)
    }

    /// Carries out the answer of a rule that needs nothing else.
    mutating func carryOut(_ rule: MoneyRule, _ cause: Refund.Cause) throws(OrderRefusal) {
        switch rule.answer {
        case .refused(let refusal): throw refusal
        case .unconcerned: return
        case .ends: release(.cancelled)
        case .asks: askForContract()
        case .gives(let share): refund(share, cause)
        case .keeps: fulfil()
        case .offers, .follows, .stays, .decides:
            preconditionFailure("\(rule.answer) is made where its arguments are known")
        }
    }

    private mutating func refund(_ share: MoneyRule.Share, _ cause: Refund.Cause) {
        let amount =
            switch share {
            case .all: order.refundable
            case .ahead: order.ahead(at: now).won
            case .terms: order.share(at: now).won
            case .chosen: preconditionFailure("the giver names the amount")
            }
        returnSeat()
        ask(amount, cause)
    }

    /// The payment stays where it is. A shop could take another deposit later.
    mutating func fulfil() {
        releaseItem()
        order.fulfil(at: now)
        record(.fulfilled)
        if let line = item.fulfilledLine { tell(line) }
    }

    /// Gives an open refund of a transfer back to this account. Another one replaces it.
    ///
    /// - Parameter member: nil for an operator, who names it for a payer who has left or asked for that.
    public mutating func setRefundAccount(
        _ account: RefundAccount,
        by member: Member.ID?
    ) throws(OrderRefusal) {
        if let member, member != order.payer { throw member == order.payee ? .notPayer : .notFound }
        guard order.details.isTransfer, order.openRefund != nil else { throw .noAccountNeeded }
        guard member != nil || order.mayOperatorNameAccount else {
            throw .payerNamesAccount
        }
        name(account)
    }

    /// Asks an operator to name the account.
    public mutating func askForRefundAccount(by member: Member.ID) throws(OrderRefusal) {
        guard member == order.payer else { throw member == order.payee ? .notPayer : .notFound }
        guard order.details.isTransfer, order.openRefund != nil else { throw .noAccountNeeded }
        guard order.problem != .refundAccountAsked else { return }
        set(.refundAccountAsked)
        record(.refundAccountAsked)
    }
}
