import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("The ledger, the operator's commission and the provider", .timeLimit(.minutes(20)))
struct LedgerContract {
    private let day = Duration.seconds(24 * 3_600)

    @Test(
        "The operator's commission is the part of each sale that isn't given back",
        arguments: Database.Engine.allCases
    )
    func commission(_ engine: Database.Engine) async throws {
        var fixture = try await OrderFixture(engine)
        fixture.commission = try #require(Commission("3.3"))
        let order = try await fixture.buys()
        _ = try await fixture.payments.refund(Money(won: 10_000)!, of: order.id, RefundReason("재료"), by: nil)
        #expect(try await fixture.order(order.id).commission == 660)

        let (start, end) = (fixture.now - day, fixture.now + day)
        let lines = try await fixture.queries.statement(from: start, until: end, of: nil)
        let all = Dictionary(grouping: lines, by: \.entry.account).mapValues { $0.map(\.entry.won) }
        #expect(
            all == [
                .payer: [-30_000, 10_000], .provider: [30_000, -30_000], .payee: [29_010, -9_670],
                .operator: [990, -330],
            ]
        )
        let income = Income(
            of: 2026,
            try await fixture.queries.income(of: fixture.ana, from: start, until: end)
        )
        #expect(income.sum.won == 19_340)
        #expect(try await fixture.queries.faults().isEmpty)
    }

    @Test(
        "The commission of an open sale falls with the operator's, and rises only when it is opened again",
        arguments: Database.Engine.allCases
    )
    func told(_ engine: Database.Engine) async throws {
        var fixture = try await OrderFixture(engine)
        fixture.commission = try #require(Commission("5"))
        let listing = try await fixture.sells(seats: 3)
        fixture.commission = try #require(Commission("8"))
        try await fixture.opensSale(of: listing.id)
        let told = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben)
        #expect(told.terms.commission == Commission("5"))

        fixture.commission = try #require(Commission("2"))
        let eve = try await fixture.store.join("eve").account.id
        #expect(
            try await fixture.payments.placeOrder(in: listing.id, by: eve).terms.commission == Commission("2")
        )

        fixture.commission = try #require(Commission("8"))
        try await fixture.orders.sell(listing.id, by: fixture.ana) { _ in nil }
        try await fixture.opensSale(of: listing.id)
        let dan = try await fixture.store.join("dan").account.id
        #expect(
            try await fixture.payments.placeOrder(in: listing.id, by: dan).terms.commission == Commission("8")
        )
        #expect(try await fixture.order(told.id).terms.commission == Commission("5"))
    }

    @Test(
        "Money that the provider gave back by itself is found, until the order learns of it",
        arguments: Database.Engine.allCases
    )
    func compared(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let order = try await fixture.buys()
        fixture.provider.giveBack(12_000, of: order.id)
        #expect(try await fixture.verify(after: nil, asksProvider: false).faults.isEmpty)

        let proof = try await fixture.verify(after: nil, asksProvider: true)
        #expect(proof.checked == 1 && proof.asked == 1 && proof.faults.map(\.order) == [order.id])
        #expect(proof.faults.first?.witness == .provider)
        #expect(proof.faults.first?.expected == [.payer: -18_000])
        #expect(try await fixture.order(order.id).refunded == 0)

        try await fixture.payments.complete(order.id, by: .operator)
        #expect(try await fixture.verify(after: nil, asksProvider: true).faults.isEmpty)
    }

    @Test(
        "An order that changes while the provider is asked, and one that is being paid, are no faults",
        arguments: Database.Engine.allCases
    )
    func moving(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let sold = try await fixture.buys()
        let held = try await fixture.payments.placeOrder(in: fixture.sells().id, by: fixture.ben)
        fixture.provider.approve(held.id)
        fixture.provider.during(.look) {
            _ = try await fixture.payments.refund(
                Money(won: 5_000)!,
                of: sold.id,
                RefundReason("재료"),
                by: nil
            )
        }
        let proof = try await fixture.verify(after: nil, asksProvider: true)
        #expect(proof.checked == 2 && proof.asked == 1 && proof.faults.isEmpty)
        #expect(try await fixture.order(sold.id).refunded == 5_000)
    }

    @Test(
        "An order is no fault while a refund is under way that the provider has made, and learns of it",
        arguments: Database.Engine.allCases
    )
    func refunding(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let order = try await fixture.buys()
        // The order is looked at, and the answer to the refund is lost.
        fixture.provider.fail(.after, skipping: 1)
        let asked = try await fixture.payments.refund(
            Money(won: 5_000)!,
            of: order.id,
            RefundReason("재료"),
            by: nil
        )
        #expect(asked.openRefund?.amount.won == 5_000)
        #expect(fixture.provider[order.id].cancelled == 5_000)
        let proof = try await fixture.verify(after: nil, asksProvider: true)
        #expect(proof.checked == 1 && proof.asked == 0 && proof.faults.isEmpty)

        try await fixture.reconcile()
        #expect(try await fixture.order(order.id).refunded == 5_000)
        let settled = try await fixture.verify(after: nil, asksProvider: true)
        #expect(settled.asked == 1 && settled.faults.isEmpty)
    }

    @Test(
        "A payment of another amount is given back once when the operator cancels it",
        arguments: Database.Engine.allCases
    )
    func wrongAmount(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.sells()
        let order = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben)
        await #expect(throws: OrderRefusal.noWrongPayment) {
            try await fixture.payments.cancelPayment(of: order.id)
        }
        fixture.provider.charge(300, for: order.id)
        #expect(try await fixture.payments.complete(order.id, by: .webhook).problem == .amount)

        fixture.provider.fail(.after, skipping: 1)
        await #expect(throws: ProviderFailure.timeout) {
            try await fixture.payments.cancelPayment(of: order.id)
        }
        #expect(fixture.provider[order.id].cancelled == 300)
        await #expect(throws: OrderRefusal.noWrongPayment) {
            try await fixture.payments.cancelPayment(of: order.id)
        }
        try await fixture.reconcile()
        let ended = try await fixture.order(order.id)
        #expect(ended.problem == nil && ended.state == .cancelled)
        #expect(try await fixture.kept(listing)?.seats.taken == 0)
        #expect(fixture.provider[order.id].cancelled == 300)
        #expect(try await fixture.queries.faults().isEmpty)
    }

    @Test(
        "A payment that agrees after one wrong answer isn't cancelled, and sells the seat",
        arguments: Database.Engine.allCases
    )
    func rightAfterAll(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let order = try await fixture.payments.placeOrder(in: fixture.sells().id, by: fixture.ben)
        fixture.provider.charge(300, for: order.id)
        #expect(try await fixture.payments.complete(order.id, by: .webhook).problem == .amount)
        fixture.provider.charge(30_000, for: order.id)
        await #expect(throws: OrderRefusal.noWrongPayment) {
            try await fixture.payments.cancelPayment(of: order.id)
        }
        #expect(fixture.provider[order.id].cancelled == 0)
        #expect(try await fixture.payments.complete(order.id, by: .operator).state == .sold)
    }

    @Test(
        "A refund that the provider refuses for good is settled without it, and the ledger is proven",
        arguments: Database.Engine.allCases
    )
    func settled(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let (order, how) = (try await fixture.buys(), try RefundReason("아나가 계좌로 보냈어요"))
        await #expect(throws: OrderRefusal.noRefusedRefund) { try await fixture.settle(order.id, how) }
        fixture.provider.refuseRefunds()
        let ten = Money(won: 10_000)!
        let asked = try await fixture.payments.refund(ten, of: order.id, RefundReason("재료"), by: nil)
        #expect(asked.problem == .refundRefused(code: "TOO_LATE") && asked.refunded == 0)
        let settled = try await fixture.settle(order.id, how)
        #expect(settled.refunded == 10_000 && settled.refundedByProvider == 0 && settled.problem == nil)
        #expect(try await fixture.order(order.id).refunds.map(\.settlement) == [how])
        #expect(try await fixture.told(fixture.ben).contains(.orderRefunded))
        #expect(try await fixture.verify(after: nil, asksProvider: true).faults.isEmpty)

        // What is asked for later is made by the provider, out of all that it has.
        fixture.provider.refuseRefunds(false)
        _ = try await fixture.payments.refund(ten, of: order.id, RefundReason("재료"), by: nil)
        #expect(fixture.provider[order.id].cancelled == 10_000)
        #expect(try await fixture.order(order.id).refunded == 20_000)
        #expect(try await fixture.verify(after: nil, asksProvider: true).faults.isEmpty)
    }

    @Test(
        "A refund that the provider makes after all isn't settled a second time",
        arguments: Database.Engine.allCases
    )
    func madeAfterAll(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let order = try await fixture.buys()
        fixture.provider.refuseRefunds()
        _ = try await fixture.payments.refund(Money(won: 10_000)!, of: order.id, RefundReason("재료"), by: nil)
        fixture.provider.refuseRefunds(false)
        await #expect(throws: OrderRefusal.noRefusedRefund) {
            try await fixture.settle(order.id, RefundReason("계좌로 보냈어요"))
        }
        let made = try await fixture.order(order.id)
        #expect(made.refunded == 10_000 && made.refundedByProvider == 10_000 && made.problem == nil)
        #expect(fixture.provider[order.id].cancelled == 10_000)
    }

    @Test(
        "A refused cancellation says so, and the operator still sees the wrong payment",
        arguments: Database.Engine.allCases
    )
    func refused(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let order = try await fixture.payments.placeOrder(in: fixture.sells().id, by: fixture.ben)
        fixture.provider.charge(300, for: order.id)
        try await fixture.payments.complete(order.id, by: .webhook)
        fixture.provider.during(.cancel) { fixture.provider.giveBack(100, of: order.id) }
        await #expect(throws: OrderRefusal.providerRefused) {
            try await fixture.payments.cancelPayment(of: order.id)
        }
        #expect(fixture.provider[order.id].cancelled == 100)
        #expect(try await fixture.order(order.id).problem == .amount)
        _ = try await fixture.payments.cancelPayment(of: order.id)
        #expect(fixture.provider[order.id].cancelled == 300)
        #expect(try await fixture.order(order.id).problem == nil)
    }
}

extension OrderFixture {
    /// Ben pays for a seat of a class.
    fileprivate func buys() async throws -> Order {
        let order = try await payments.placeOrder(in: sells().id, by: ben)
        provider.approve(order.id)
        return try await payments.complete(order.id, by: .payer)
    }
}
