/// What the payee and operators change after the payment.
extension Purchase {
    /// Follows an edit of what was sold. The payer reads what changed, and can take everything back that lies
    /// ahead until the next date. What two agreed on for a lesson doesn't change with its listing.
    public mutating func follow(_ changes: [SoldChange], to content: SoldContent) {
        // What a pass costs is fixed.
        let changes = item.pass == nil ? changes : changes.filter { $0.part != .price }
        guard !changes.isEmpty, order.hasSeat, item.lesson == nil,
            order.rule(for: .edit, by: .payee, at: now).answer == .offers
        else { return }
        let ahead =
            order.state.isCharged ? order.refundedOrAsked + order.ahead(at: now).won : order.amount.won
        if item.seat != nil, changes.contains(where: { $0.part == .dates }) { order.follow(content.starts) }
        let end = item.seat.map { $0.next(at: now) } ?? order.terms.deadline
        order.make(MoneyOffer(madeAt: now, amount: Money(won: ahead) ?? order.amount, until: end))
        self.changes += changes
        record(.soldChanged)
        tell(.orderSoldChanged)
    }

    /// Whether the owner of the shop has to wait for the payer's yes to the contract, and asks for it. Throws
    /// ``OrderRefusal/frozen``.
    public mutating func mustAskForContract() throws(OrderRefusal) -> Bool {
        guard order.hasSeat, item.deposit != nil else { return false }
        let rule = order.rule(for: .contract, by: .payee, at: now)
        if case .refused(let refusal) = rule.answer { throw refusal }
        guard rule.answer == .asks else { return false }
        try carryOut(rule, .payee)
        return true
    }

    mutating func askForContract() {
        guard order.contractAskedAt == nil else { return }
        order.askForContract(at: now)
        record(.contractAsked)
        tell(.depositContractAsked)
    }

    /// The payer says that the contract is made: when the owner asks, or after the owner has said so alone.
    public mutating func agreeToContract(by member: Member.ID) throws(OrderRefusal) {
        guard member == order.payer else { throw member == order.payee ? .notPayer : .notFound }
        guard item.deposit != nil else { throw .noContract }
        let rule = order.rule(for: .contract, by: .payer, at: now)
        if case .refused(let refusal) = rule.answer { throw refusal }
        guard order.contractAskedAt != nil || order.fulfilledAt != nil, order.withdrawnAt == nil else {
            throw .noContract
        }
        guard order.contractAgreedAt == nil else { return }
        order.agreeToContract(at: now)
        record(.contractAgreed)
        guard order.fulfilledAt == nil else { return tell(.depositContractAgreed) }
        listing?.contract(at: now)
        try carryOut(rule, .payee)
    }
}

/// What operators decide about listings, sellers and disputes.
extension Purchase {
    /// Lets nothing move before an operator has decided about the payer's report.
    public mutating func dispute(_ report: Report.ID) {
        switch order.stage(at: now) {
        case .free, .ahead, .begun, .frozen: freeze(report, .dispute)
        case .unpaid, .charging, .given, .ended: return
        }
    }

    /// Ends what isn't paid, and does with the money what the operator has decided who hid the listing or
    /// suspended its author.
    public mutating func follow(_ decision: MoneyDecision, of report: Report.ID) {
        switch order.rule(for: .measure, by: .operator, at: now).answer {
        case .ends:
            release(.cancelled)
            tell(.orderHoldEnded)
        case .decides: decide(decision, of: report, givingBack: order.ahead(at: now).won)
        case .refused, .unconcerned, .asks, .offers, .gives, .keeps, .follows, .stays: return
        }
    }

    /// Ends the dispute, or keeps it frozen.
    public mutating func decideDispute(_ decision: MoneyDecision, of report: Report.ID) {
        guard order.freezes.contains(where: { $0.report == report }) else { return }
        decide(decision, of: report, givingBack: order.refundable)
    }

    private mutating func decide(_ decision: MoneyDecision, of report: Report.ID, givingBack won: Int) {
        switch decision {
        case .giveBack:
            for freeze in order.freezes { order.unfreeze(freeze.report) }
            if order.hasSeat { returnSeat() }
            ask(min(won, order.refundable), .measure)
            record(.unfrozen)
        case .hold: freeze(report, .measure)
        case .leave where order.freezes.contains { $0.report == report }: unfreeze(report)
        case .leave: tell(.orderMeasure)
        }
    }

    private mutating func freeze(_ report: Report.ID, _ cause: OrderFreeze.Cause) {
        guard !order.freezes.contains(where: { $0.report == report }) else { return }
        order.freeze(OrderFreeze(report: report, cause: cause, at: now))
        record(.frozen)
        tell(.orderFrozen)
    }

    /// Lets the order go on, and does what came due meanwhile. A payer whose money an operator held gets a
    /// day in which nothing has been lost by it.
    public mutating func unfreeze(_ report: Report.ID) {
        guard let freeze = order.freezes.first(where: { $0.report == report }) else { return }
        let share = order.share(at: now)
        order.unfreeze(report)
        record(.unfrozen)
        tell(.orderDecided)
        if freeze.cause == .measure, order.hasSeat, order.share(at: now) < share {
            let amount = Money(won: order.refundedOrAsked + share.won) ?? order.amount
            order.make(MoneyOffer(madeAt: now, amount: amount, until: now + .seconds(24 * 3_600)))
        }
        guard !order.isFrozen else { return }
        for deal in standing.deals where deal.id == item.lesson?.deal { follow(deal) }
        endAtDeadline()
    }
}
