import Domain
import Testing

@Suite("An order that an operator looks at")
struct FrozenOrderTests {
    private static let (now, day, ana, ben) = (
        SampleOrder.now, SampleOrder.day, SampleOrder.ana, SampleOrder.ben
    )
    private static let report = Report.ID(rawValue: 4)

    private func sold() throws -> Purchase {
        var purchase = try SampleOrder.held()
        purchase.apply(SampleOrder.payment())
        return SampleOrder.later(purchase, Self.now + .seconds(60), by: .payer)
    }

    @Test("While a payer's report is open, nothing is given back or given up, by either side or an operator")
    func frozen() throws {
        var purchase = try sold()
        for _ in 0..<2 { purchase.dispute(Self.report) }
        #expect(purchase.order.isFrozen && purchase.lines == [.orderFrozen])
        #expect(throws: OrderRefusal.frozen) { try purchase.withdraw(by: Self.ben) }
        for member in [Self.ana, nil] {
            #expect(throws: OrderRefusal.frozen) {
                try purchase.refund(Money(won: 1)!, RefundReason("환불"), by: member)
            }
        }
        #expect(purchase.order.refunds.isEmpty && purchase.order.hasSeat)
    }

    @Test("A dispute at the provider freezes the order, too, until it is resolved")
    func chargeback() throws {
        var purchase = try sold()
        purchase.apply(SampleOrder.payment(isDisputed: true))
        #expect(throws: OrderRefusal.frozen) { try purchase.withdraw(by: Self.ben) }
        purchase.apply(SampleOrder.payment())
        try purchase.withdraw(by: Self.ben)
    }

    @Test(
        "The decision gives everything back, keeps it frozen, or lets it go on",
        arguments: [(MoneyDecision.giveBack, 30_000, false), (.hold, 0, true), (.leave, 0, false)]
    )
    func decided(_ decision: MoneyDecision, _ back: Int, _ isFrozen: Bool) throws {
        var purchase = try sold()
        purchase.dispute(Self.report)
        purchase.decideDispute(decision, of: Self.report)
        #expect(purchase.order.refundedOrAsked == back && purchase.order.isFrozen == isFrozen)
        #expect(purchase.order.hasSeat == (back == 0))
    }

    @Test("A decision about another report changes nothing")
    func otherReport() throws {
        var purchase = try sold()
        purchase.dispute(Self.report)
        purchase.decideDispute(.giveBack, of: Report.ID(rawValue: 5))
        #expect(purchase.order.isFrozen && purchase.order.refunds.isEmpty && purchase.order.hasSeat)
    }

    @Test("The payer reads that the order is frozen, and that it is decided")
    func told() throws {
        var purchase = try sold()
        purchase.dispute(Self.report)
        purchase.decideDispute(.leave, of: Self.report)
        #expect(purchase.lines == [.orderFrozen, .orderDecided])
    }

    @Test("The owner makes no contract while an operator looks at the deposit, unless it was given up before")
    func contract() throws {
        var paid = SampleOrder.later(try DepositTests.paid(), Self.now + .seconds(60), by: .payer)
        paid.dispute(Self.report)
        #expect(throws: OrderRefusal.frozen) { try paid.mustAskForContract() }

        var over = SampleOrder.later(try DepositTests.paid(), Self.now + .seconds(60), by: .payer)
        try over.withdraw(by: Self.ben)
        over.apply(SampleOrder.payment(.paid, 1_000_000, isDisputed: true))
        let asks = try over.mustAskForContract()
        #expect(over.order.isFrozen && !asks)
    }

    @Test("A report doesn't freeze what is the owner's for good")
    func given() throws {
        var kept = try DepositTests.decided(DepositTests.paid(), .contracted, after: Self.day * 3)
        try kept.followListing()
        kept.dispute(Self.report)
        #expect(kept.order.fulfilledAt != nil && !kept.order.isFrozen)
    }

    @Test("A reservation that was over while the order was frozen gives everything back with the decision")
    func overMeanwhile() throws {
        var paid = SampleOrder.later(try DepositTests.paid(), Self.now + Self.day * 3, by: .payer)
        paid.dispute(Self.report)
        var over = SampleOrder.later(paid, Self.now + Self.day * 8)
        over.endAtDeadline()
        #expect(over.order.refunds.isEmpty)
        over.decideDispute(.leave, of: Self.report)
        #expect(over.order.refundedOrAsked == 1_000_000 && !over.order.hasSeat)
    }

    @Test(
        "A lesson that took place while the order was frozen is the teacher's once the report is dismissed"
    )
    func resumes() throws {
        let deal = try SamplePass.deal()
        let standing = PayerStanding(deals: [deal])
        var paid = SampleOrder.later(
            try SamplePass.held(choosing: .lesson(deal.id), standing: standing),
            Self.now,
            standing: standing
        )
        paid.apply(SampleOrder.payment(.paid, 50_000))
        paid.dispute(Self.report)
        var later = SampleOrder.later(paid, Self.now + Self.day * 6)
        later.follow(try SamplePass.deal(.done))
        #expect(later.order.fulfilledAt == nil)
        let done = PayerStanding(deals: [try SamplePass.deal(.done)])
        var decided = SampleOrder.later(later, Self.now + Self.day * 7, by: .operator, standing: done)
        decided.decideDispute(.leave, of: Self.report)
        #expect(decided.order.fulfilledAt != nil && decided.order.refunds.isEmpty)
    }

    @Test("An operator who hides the listing ends holds and decides about the money")
    func measures() throws {
        var held = SampleOrder.later(try SampleOrder.held(), Self.now + .seconds(60), by: .operator)
        held.follow(.leave, of: Self.report)
        #expect(held.order.state == .cancelled && held.lines == [.orderHoldEnded])
        held.apply(SampleOrder.payment())
        #expect(held.order.state == .paid && held.order.openRefund?.amount.won == 30_000)

        var back = try sold()
        back.follow(.giveBack, of: Self.report)
        #expect(back.order.openRefund?.cause == .measure && !back.order.hasSeat)
        var left = try sold()
        left.follow(.leave, of: Self.report)
        #expect(left.lines == [.orderMeasure] && left.order.hasSeat && !left.order.isFrozen)
    }

    @Test("An operator's hold costs the payer nothing: for a day after it, the refund stays the same")
    func held() throws {
        var purchase = try sold()
        purchase.follow(.hold, of: Self.report)
        let end = SampleOrder.start + Self.day
        #expect(purchase.order.share(at: end).won == 30_000)
        var later = SampleOrder.later(purchase, end, by: .operator)
        later.unfreeze(Self.report)
        #expect(later.order.share(at: end + Self.day - .milliseconds(1)).won == 30_000)
        #expect(later.order.share(at: end + Self.day).won == 0)
    }

    @Test("Refunds before an operator's hold don't lower what is left")
    func heldAfterRefund() throws {
        var purchase = try sold()
        try purchase.refund(Money(won: 10_000)!, RefundReason("재료"), by: Self.ana)
        purchase.follow(.hold, of: Self.report)
        let end = SampleOrder.start + Self.day
        var later = SampleOrder.later(purchase, end, by: .operator)
        later.unfreeze(Self.report)
        #expect(later.order.share(at: end).won == 20_000)
    }

    @Test("A pass that an operator held until after its end is the teacher's a day later, and not before")
    func heldPass() throws {
        let pass = try SamplePass.sold()
        let end = pass.order.terms.deadline
        var held = SampleOrder.later(pass, Self.now + Self.day, by: .operator)
        held.follow(.hold, of: Self.report)
        var decided = SampleOrder.later(held, end, by: .operator)
        decided.unfreeze(Self.report)
        #expect(decided.order.fulfilledAt == nil && decided.order.share(at: end).won == 450_000)
        var over = SampleOrder.later(decided, end + Self.day)
        over.endAtDeadline()
        #expect(over.order.fulfilledAt != nil && over.order.refunds.isEmpty)
    }

    @Test("Nothing is sold of a hidden listing or a suspended seller, whenever the payment arrives")
    func barred() throws {
        let barred = PayerStanding(isBarred: true)
        let listing = try SampleOrder.listing()
        #expect(throws: OrderRefusal.barred) {
            try Purchase.hold(
                SampleOrder.id,
                in: Sale(ofSeatsOf: listing, by: SampleOrder.seller()),
                of: listing,
                by: Self.ben,
                standing: barred,
                on: (ProviderName("portone"), true),
                ladder: .standard,
                at: Self.now
            )
        }
        var held = try SampleOrder.held()
        _ = held.beginConfirmation(of: SampleOrder.payment(.pending))
        var later = SampleOrder.later(held, Self.now + .seconds(60), standing: barred)
        later.apply(SampleOrder.payment())
        #expect(later.order.state == .paid && later.listing?.seats.taken == 0)
    }
}
