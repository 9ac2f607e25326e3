import Testing

@testable import Domain

@Suite("A provider that differs from the order")
struct ProviderFaultsTests {
    private let wrong = SampleOrder.payment(.paid, 100)

    @Test("A payment is cancelled while it is wrong and its order unpaid, and never once the order is paid")
    func rejects() throws {
        let amount = Money(won: 100)!
        var order = try SampleOrder.held()
        #expect(throws: OrderRefusal.noWrongPayment) { try order.rejectPayment(of: amount) }
        order.apply(wrong)
        try order.rejectPayment(of: amount)
        #expect(order.facts.last?.event == .paymentRejected && order.facts.last?.amount == amount)

        var paid = try SampleOrder.held()
        paid.apply(SampleOrder.payment())
        paid.apply(wrong)
        #expect(paid.order.problem == .amount)
        #expect(throws: OrderRefusal.noWrongPayment) { try paid.rejectPayment(of: amount) }
    }

    @Test("Entries that add up, but aren't those of the order, are a fault of the ledger")
    func otherEntries() throws {
        var sold = try SampleOrder.held()
        sold.apply(SampleOrder.payment())
        #expect(LedgerFault(OrderAccount(sold.order, balances: [:]))?.witness == .order)
        let moved = OrderAccount(sold.order, balances: [.payer: -30_000, .provider: 30_000])
        #expect(LedgerFault(moved)?.expected == [.payer: -30_000, .payee: 30_000])
    }

    @Test("A settlement without the provider is no ledger fault; an unrequested refund is one")
    func ledger() throws {
        var order = try SampleOrder.held()
        order.apply(SampleOrder.payment())
        try order.refund(Money(won: 10_000)!, RefundReason("재료"), by: nil)
        order.refuseRefund("TOO_LATE")
        let refund = try #require(order.order.openRefund)
        try order.settleRefund(refund.id, of: refund.amount, RefundReason("계좌로 보냈어요"))
        let account = OrderAccount(order.order, balances: balances(order.entries))
        #expect(LedgerFault(account) == nil)
        #expect(LedgerFault(account, SampleOrder.payment()) == nil)
        let fault = LedgerFault(account, SampleOrder.payment(.partlyCancelled, cancelled: 1_000))
        #expect(fault?.expected == [.payer: -29_000] && fault?.found == [.payer: -30_000])
        #expect(LedgerFault(account, nil)?.witness == .provider)
    }
}
