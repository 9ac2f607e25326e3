/// An order during one change, with the state that the change depends on and its effects: the listing's
/// seats, facts, entries of the ledger, and lines for both parties.
public struct Purchase: Sendable {
    public internal(set) var order: Order
    /// The listing; nil after it is deleted.
    public internal(set) var listing: Listing?
    let standing: PayerStanding
    private let source: OrderFact.Source
    let now: Moment
    private let refundID: @Sendable () -> Refund.ID
    public private(set) var facts: [OrderFact] = []
    public private(set) var entries: [LedgerEntry] = []
    public private(set) var lines: [Line.Event] = []
    /// What the author has changed of what was sold.
    public internal(set) var changes: [SoldChange] = []
    /// Emails to the payer.
    public private(set) var letters: [EmailMessage.Content] = []

    public init(
        _ order: Order,
        of listing: Listing?,
        standing: PayerStanding = PayerStanding(),
        by source: OrderFact.Source,
        at now: Moment,
        refundID: @escaping @Sendable () -> Refund.ID
    ) {
        self.order = order
        self.listing = listing
        self.standing = standing
        self.source = source
        self.now = now
        self.refundID = refundID
    }

    /// Keeps what is ordered for the payer.
    ///
    /// - Parameter choice: which of the lessons; nil for anything else.
    public static func hold(
        _ id: Order.ID,
        in sale: Sale?,
        of listing: Listing,
        by payer: Member.ID,
        standing: PayerStanding = PayerStanding(),
        choosing choice: LessonChoice? = nil,
        on provider: (name: ProviderName, isTest: Bool),
        ladder: RefundLadder,
        ticks: DocumentTicks = .none,
        at now: Moment
    ) throws -> Purchase {
        guard payer != listing.author else { throw OrderRefusal.ownListing }
        guard let sale else { throw OrderRefusal.notForSale }
        guard !standing.isBarred else { throw OrderRefusal.barred }
        try standing.holds.mustAllow(at: now)
        let asked = OrderQuestion(choice: choice, standing: standing, ladder: ladder, ticks: ticks)
        let (amount, terms) = try sale.order(of: listing, asked, at: now)
        var held = listing
        try terms.item.hold(on: &held, of: standing, at: now)
        let order = Order(
            id: id,
            subject: listing.subject,
            title: listing.details.title.text,
            payer: payer,
            payee: listing.author,
            amount: amount,
            terms: terms,
            provider: provider.name,
            isTest: provider.isTest,
            orderedAt: now,
            state: .held,
            changedAt: now,
            heldUntil: min(now + Order.holdTime, terms.deadline)
        )
        var purchase = Purchase(order, of: held, standing: standing, by: .payer, at: now) {
            Refund.ID(rawValue: 0)
        }
        purchase.record(.held, amount)
        return purchase
    }
}

/// What the provider's answer means for the order.
extension Purchase {
    /// Applies the provider's state, and expires an overdue hold. The one place where an order is paid.
    public mutating func apply(_ payment: ProviderPayment?) {
        if let payment { update(from: payment) }
        switch order.state {
        case .held where order.heldUntil <= now: release(.expired)
        case .confirming where order.changedAt + Order.confirmationTime <= now: release(.cancelled)
        default: break
        }
    }

    /// Sells the seat before the payment is confirmed; false if it isn't waiting for that.
    public mutating func beginConfirmation(of payment: ProviderPayment?) -> Bool {
        guard listing != nil, order.state == .held, order.heldUntil > now, let payment,
            payment.status == .pending, matches(payment)
        else { return false }
        step(.confirming)
        return true
    }

    /// Releases the seat after the provider didn't take the order. An order that went on stays.
    public mutating func endHold() {
        if order.state == .held { release(.cancelled) }
    }

    /// Releases the seat after the provider refused to confirm.
    public mutating func endConfirmation() {
        if order.state == .confirming { release(.cancelled) }
    }

    private mutating func update(from payment: ProviderPayment) {
        guard matches(payment) else { return }
        if order.problem?.isOfAnswer == true { order.set(nil) }
        if payment.status.isCharged { order.update(PaymentDetails(payment)) }
        switch payment.status {
        case .ready, .pending, .failed: return
        case .accountIssued: return extendHold(for: payment)
        case .paid, .partlyCancelled: charge(payment)
        case .cancelled:
            if order.state == .held || order.state == .confirming { return release(.cancelled) }
        }
        guard order.state.isCharged else { return }
        settle(refunded: payment.cancelled.won)
        switch (payment.isDisputed, order.problem) {
        case (true, nil): report(.disputed)
        case (false, .disputed): order.set(nil)
        default: break
        }
    }

    /// Whether the payment is the order's. A mismatch changes nothing else, and is shown to the operator.
    private mutating func matches(_ payment: ProviderPayment) -> Bool {
        guard let problem = mismatch(with: payment) else { return true }
        report(problem)
        return false
    }

    private func mismatch(with payment: ProviderPayment) -> OrderProblem? {
        guard payment.order == order.id else { return .otherOrder }
        // Fully refunded before the order was paid.
        if payment.status == .cancelled, !order.state.isCharged { return nil }
        guard payment.isTest == order.isTest else { return .test }
        guard payment.currency == "KRW" else { return .currency }
        let isUncharged = payment.amount == nil && !payment.status.isCharged
        return payment.amount == order.amount || isUncharged ? nil : .amount
    }

    /// Waits for a transfer, but not past the start, nor for longer than the seller waits.
    private mutating func extendHold(for payment: ProviderPayment) {
        guard order.state == .held, order.heldUntil > now, order.details.account == nil else { return }
        let patience = order.orderedAt + .seconds(order.terms.transferHours * 3_600)
        let end = min(payment.account?.expiresAt ?? now, patience)
        order.update(PaymentDetails(payment))
        order.hold(until: max(order.heldUntil, min(end, order.terms.deadline)))
        record(.accountIssued, order.amount)
    }

    /// Records the payment, and sells the seat or owes the money back.
    private mutating func charge(_ payment: ProviderPayment) {
        guard !order.state.isCharged else { return }
        let kept = keptListing()
        if kept == nil, order.hasSeat { releaseItem() }
        step(.paid, order.amount)
        entries += LedgerEntry.moving(order.amount.won, .paid, from: .payer, to: .provider)
        guard let kept else { return ask(order.amount.won, .seatGone) }
        listing = kept
        step(.sold, order.amount)
        order.sell(at: now)
        beginPass(covering: standing.deals)
        entries += LedgerEntry.selling(order.amount.won, commission: order.commission)
        lines.append(item.soldLine)
    }

    /// The listing with the item being the payer's, who gets it again if it is free when the payment arrives
    /// after the hold. Nil if it can't be.
    private func keptListing() -> Listing? {
        guard var listing, !standing.isBarred else { return nil }
        do {
            if !order.hasSeat {
                guard order.state == .expired, !standing.hasOther, now < order.terms.deadline,
                    order.payer != nil,
                    order.payee != nil
                else { return nil }
                try item.hold(on: &listing, of: standing, at: now)
            }
            try item.keep(on: &listing, of: standing, at: now)
        } catch {
            return nil
        }
        return listing
    }

    /// Finishes the refunds that the provider has made, and records those that it made by itself. Only the
    /// first open refund can be on its way.
    private mutating func settle(refunded total: Int) {
        guard total >= order.refundedByProvider else { return report(.refundMissing) }
        // The earlier answer was from before a refund that another server made.
        if order.problem == .refundMissing { order.set(nil) }
        while let refund = order.openRefund, order.refundedByProvider + refund.amount.won <= total {
            finish(refund)
        }
        let rest = total - order.refundedByProvider
        // A refund settled without the provider was made by it, too.
        if rest > order.amount.won - order.refunded { report(.refundedTwice) }
        guard let amount = Money(won: min(rest, order.amount.won - order.refunded)), amount.won > 0 else {
            return
        }
        let refund = Refund(id: refundID(), amount: amount, cause: .provider, askedAt: now)
        order.add(refund)
        for open in order.refunds where open.state == .open && open.id != refund.id {
            let left = order.amount.won - order.refundedOrAsked + open.amount.won
            order.changeRefund(open.id) { $0.shrink(to: left) }
        }
        // A refunded order has no seat to release.
        returnSeatIfAllIsBack()
        finish(refund)
    }

    mutating func finish(_ refund: Refund, _ settlement: RefundReason? = nil) {
        let (wasSold, before) = (order.wasSold, order.commission)
        order.changeRefund(refund.id) { $0.finish(settlement, at: now) }
        entries +=
            wasSold
            ? LedgerEntry.refunding(refund.amount.won, commission: before - order.commission)
            : LedgerEntry.moving(refund.amount.won, .refunded, from: .provider, to: .payer)
        record(settlement == nil ? .refunded : .refundSettled, refund.amount)
        let next: Order.State = order.refunded == order.amount.won ? .refunded : .partlyRefunded
        if next != order.state, order.state.next.contains(next) { order.become(next, at: now) }
        if order.problem?.isOfRefund == true { order.set(nil) }
        if order.openRefund == nil { order.setRefundAccount(nil) }
        lines.append(.orderRefunded)
    }

    /// Shows a problem to the operator.
    mutating func report(_ problem: OrderProblem) {
        if order.problem != problem { record(.contradicted) }
        order.set(problem)
    }
}

/// The steps that changes are made of.
extension Purchase {
    mutating func set(_ problem: OrderProblem?) {
        order.set(problem)
    }

    mutating func name(_ account: RefundAccount) {
        order.setRefundAccount(account)
        if order.problem?.isOfRefund == true { order.set(nil) }
        record(.refundAccountGiven, account: NamedAccount(account))
        tell(.refundAccountNamed)
        letters.append(.refundAccountNamed(NamedAccount(account), title: order.title))
    }

    /// Records that the provider refused the open refund.
    public mutating func refuseRefund(_ code: String) {
        if order.openRefund != nil { report(.refundRefused(code: code)) }
    }

    mutating func ask(_ won: Int, _ cause: Refund.Cause, _ reason: RefundReason? = nil) {
        guard won > 0, let amount = Money(won: won) else { return }
        order.add(Refund(id: refundID(), amount: amount, cause: cause, reason: reason, askedAt: now))
        record(.refundAsked, amount)
        if order.needsRefundAccount { tell(.refundAccountNeeded) }
    }

    mutating func returnSeatIfAllIsBack() {
        if order.hasSeat, order.refundedOrAsked == order.amount.won { returnSeat() }
    }

    mutating func returnSeat() {
        returnBookedLessons()
        releaseItem()
        order.withdraw(at: now)
        record(.withdrawn)
        lines.append(item.withdrawnLine)
    }

    /// Ends an unpaid order and frees its seat.
    mutating func release(_ end: Order.State) {
        releaseItem()
        step(end)
    }

    mutating func releaseItem() {
        guard var freed = listing else { return }
        item.release(on: &freed, of: standing, isKept: order.state.isCharged, at: now)
        listing = freed
    }

    mutating func tell(_ line: Line.Event) {
        lines.append(line)
    }

    var item: Order.Item { order.terms.item }

    private mutating func step(_ state: Order.State, _ amount: Money? = nil) {
        order.become(state, at: now)
        if let event = OrderFact.Event(rawValue: state.rawValue) { record(event, amount) }
    }

    mutating func record(
        _ event: OrderFact.Event,
        _ amount: Money? = nil,
        account: NamedAccount? = nil
    ) {
        facts.append(OrderFact(event, by: source, amount: amount, account: account, at: now))
    }
}
