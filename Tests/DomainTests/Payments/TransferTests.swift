import Domain
import Testing

/// Ben pays by a transfer to a bank account that the provider issues.
@Suite("Giving a bank transfer back")
struct TransferTests {
    private func account(_ number: String = "123-456-789012", after time: Duration = .zero) throws
        -> RefundAccount
    {
        try RefundAccount(bank: .kookmin, number: number, holder: " 벤 ", at: SampleOrder.now + time)
    }

    private func payment(_ status: ProviderPayment.Status, cancelled: Int = 0) -> ProviderPayment {
        ProviderPayment(
            order: SampleOrder.id,
            status: status,
            amount: Money(won: 30_000),
            cancelled: Money(won: cancelled)!,
            currency: "KRW",
            isTest: true,
            method: "virtual-account",
            account: .init(bank: "shinhan", number: "110", expiresAt: SampleOrder.now + SampleOrder.day)
        )
    }

    private func sold() throws -> Purchase {
        var purchase = try SampleOrder.held()
        purchase.apply(payment(.accountIssued))
        purchase.apply(payment(.paid))
        return SampleOrder.later(purchase, SampleOrder.now + .seconds(60), by: .payer)
    }

    @Test("The refund waits until the payer names an account, which is forgotten once it is made")
    func waits() throws {
        var purchase = try sold()
        #expect(purchase.order.state == .sold && !purchase.order.needsRefundAccount)
        #expect(throws: OrderRefusal.noAccountNeeded) {
            try purchase.setRefundAccount(account(), by: SampleOrder.ben)
        }
        #expect(throws: OrderRefusal.noAccountNeeded) {
            try purchase.askForRefundAccount(by: SampleOrder.ben)
        }
        try purchase.withdraw(by: SampleOrder.ben)
        #expect(purchase.order.needsRefundAccount && purchase.lines.contains(.refundAccountNeeded))

        #expect(throws: OrderRefusal.notPayer) {
            try purchase.setRefundAccount(account(), by: SampleOrder.ana)
        }
        #expect(throws: OrderRefusal.notFound) {
            try purchase.setRefundAccount(account(), by: Member.ID(rawValue: 3))
        }
        #expect(purchase.order.refundAccount == nil)
        try purchase.setRefundAccount(account(), by: SampleOrder.ben)
        #expect(!purchase.order.needsRefundAccount)
        #expect(purchase.order.refundAccount?.number == "123456789012")
        #expect(purchase.order.refundAccount?.holder == "벤")

        purchase.apply(payment(.cancelled, cancelled: 30_000))
        #expect(purchase.order.state == .refunded && purchase.order.refundAccount == nil)
    }

    @Test("A card is given back without an account")
    func card() throws {
        var purchase = try SampleOrder.held()
        purchase.apply(SampleOrder.payment())
        try purchase.withdraw(by: SampleOrder.ben)
        #expect(purchase.order.openRefund != nil && !purchase.order.needsRefundAccount)
        #expect(!purchase.lines.contains(.refundAccountNeeded))
        #expect(throws: OrderRefusal.noAccountNeeded) {
            try purchase.setRefundAccount(account(), by: SampleOrder.ben)
        }
    }

    @Test("Another account after a refusal is another request, and the operator isn't shown the first one")
    func another() throws {
        var purchase = try sold()
        try purchase.withdraw(by: SampleOrder.ben)
        try purchase.setRefundAccount(account(), by: SampleOrder.ben)
        let refund = try #require(purchase.order.openRefund)
        let first = purchase.order.cancellation(of: refund)
        purchase.refuseRefund("INVALID_ACCOUNT")
        #expect(purchase.order.problem == .refundRefused(code: "INVALID_ACCOUNT"))

        try purchase.setRefundAccount(account("987654321", after: .seconds(90)), by: SampleOrder.ben)
        let second = purchase.order.cancellation(of: refund)
        #expect(purchase.order.problem == nil)
        #expect(first.key != second.key && second.account?.number == "987654321")
        #expect((16...64).contains(second.key.utf8.count))
    }

    @Test("A payer who deletes the account leaves the refund to the operator, who may name an account")
    func leaves() throws {
        var purchase = try sold()
        try purchase.end(becauseOf: SampleOrder.ben)
        #expect(purchase.order.problem == .refundAccountMissing && purchase.order.needsRefundAccount)
        try purchase.setRefundAccount(account(), by: nil)
        #expect(purchase.order.problem == nil && !purchase.order.needsRefundAccount)
    }

    @Test("A transfer that arrives after the seat is gone waits for an account, too")
    func late() throws {
        var purchase = SampleOrder.later(try SampleOrder.held(), SampleOrder.now + Order.holdTime)
        purchase.apply(nil)
        var listing = try #require(purchase.listing)
        try listing.takeSeat(at: SampleOrder.now)
        var late = Purchase(purchase.order, of: listing, by: .poll, at: SampleOrder.now + SampleOrder.day) {
            Refund.ID(rawValue: 3)
        }
        late.apply(payment(.paid))
        #expect(late.order.state == .paid && late.order.needsRefundAccount)
        #expect(late.lines.contains(.refundAccountNeeded))
    }

    @Test(
        "An account has 8 to 20 digits and a holder",
        arguments: [
            ("1234567", "벤", OrderRefusal.accountNumber),
            ("123456789012345678901", "벤", .accountNumber),
            ("12345678a", "벤", .accountNumber), ("", "벤", .accountNumber), ("１２３４５６７８", "벤", .accountNumber),
            ("12345678", " ", .accountHolder),
            ("12345678", String(repeating: "벤", count: 41), .accountHolder),
        ]
    )
    func limits(_ number: String, _ holder: String, _ refusal: OrderRefusal) {
        #expect(throws: refusal) {
            try RefundAccount(bank: .kakao, number: number, holder: holder, at: SampleOrder.now)
        }
    }

    @Test(
        "An operator sets a refund account only for a deleted or asking payer, and the history says which"
    )
    func namedByOperator() throws {
        var purchase = try sold()
        try purchase.withdraw(by: SampleOrder.ben)
        #expect(throws: OrderRefusal.payerNamesAccount) { try purchase.setRefundAccount(account(), by: nil) }
        #expect(throws: OrderRefusal.notPayer) { try purchase.askForRefundAccount(by: SampleOrder.ana) }
        for _ in 0..<2 { try purchase.askForRefundAccount(by: SampleOrder.ben) }
        #expect(purchase.order.problem == .refundAccountAsked)
        try purchase.setRefundAccount(account(), by: nil)
        let named = NamedAccount(bank: .kookmin, digits: "9012")
        #expect(purchase.facts.last?.account == named && purchase.lines.last == .refundAccountNamed)
        #expect(purchase.letters == [.refundAccountNamed(named, title: "도자기 하루 수업")])
        #expect(purchase.facts.count { $0.event == .refundAccountAsked } == 1)
    }

    @Test("An operator names the account for a payer who left before anything was to be given back")
    func goneBefore() throws {
        let order = try sold().order
        let left = Order(
            id: order.id,
            subject: order.subject,
            title: order.title,
            payer: nil,
            payee: order.payee,
            amount: order.amount,
            terms: order.terms,
            provider: order.provider,
            isTest: order.isTest,
            orderedAt: order.orderedAt,
            state: order.state,
            changedAt: order.changedAt,
            heldUntil: order.heldUntil,
            details: order.details
        )
        var later = Purchase(left, of: nil, by: .operator, at: SampleOrder.now) { Refund.ID(rawValue: 3) }
        try later.refund(Money(won: 1_000)!, RefundReason("재료"), by: nil)
        try later.setRefundAccount(account(), by: nil)
        #expect(later.order.refundAccount?.number == "123456789012")
    }

    @Test("A transfer is waited for as long as the seller says, 2 to 24 hours, but not past the start")
    func hours() throws {
        let order = try SampleOrder.held().order
        #expect(order.transferHours == 2)
        let listing = try SampleOrder.listing()
        let sale = try Sale(ofSeatsOf: listing, by: SampleOrder.seller())
        for hours in [1, 25] {
            #expect(throws: OrderRefusal.transferHours) { try sale.waiting(forTransfers: hours) }
        }
        let patient = try Purchase.hold(
            SampleOrder.id,
            in: sale.waiting(forTransfers: 24),
            of: listing,
            by: SampleOrder.ben,
            on: (ProviderName("portone"), true),
            ladder: .standard,
            at: SampleOrder.now
        ).order
        #expect(patient.transferHours == 24)
        let near = try SampleOrder.held(at: SampleOrder.start - .seconds(3_600 + 60)).order
        #expect(near.transferHours == 1)
        let last = try SampleOrder.held(at: SampleOrder.start - .seconds(3_599)).order
        #expect(last.transferHours == 0)
    }
}
