import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Orders while the provider fails")
struct OrderFailuresContract {
    private let amount = Money(won: 10_000)!

    @Test(
        "A payer who pays in one tab keeps the seat when the provider doesn't answer the other",
        arguments: Database.Engine.allCases,
        [true, false]
    )
    func tabs(_ engine: Database.Engine, _ failsAtFirst: Bool) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.sells()
        @Sendable func pay() async throws {
            fixture.store.clock.pass(.seconds(5))
            let order = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben)
            fixture.provider.approve(order.id)
            try await fixture.payments.complete(order.id, by: .payer)
        }
        if !failsAtFirst {
            _ = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben)
            fixture.store.clock.pass(.seconds(5))
        }
        fixture.provider.during(.register, pay)
        // Those of the tab that pays go well: one to register, one about the payment.
        fixture.provider.fail(.after, skipping: 2)
        await #expect(throws: OrderRefusal.providerUnavailable) {
            _ = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben)
        }
        let orders = try await fixture.queries.list(of: fixture.ben, SliceRequest(limit: 10)).items
        let order = try #require(orders.first?.order)
        #expect(orders.count == 1 && order.state == .sold && order.hasSeat && order.refunds.isEmpty)
        #expect(try await fixture.kept(listing)?.seats.taken == 1)
    }

    @Test(
        "A held seat stays held when the provider doesn't answer a repetition",
        arguments: Database.Engine.allCases
    )
    func repetition(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.sells()
        let order = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben)
        fixture.store.clock.pass(.seconds(5))
        fixture.provider.fail(.before)
        await #expect(throws: OrderRefusal.providerUnavailable) {
            _ = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben)
        }
        #expect(try await fixture.order(order.id).state == .held)
        fixture.store.clock.pass(.seconds(5))
        #expect(try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben).id == order.id)
    }

    @Test(
        "A class that is deleted while its seat is being charged costs the payer nothing",
        arguments: Database.Engine.allCases
    )
    func deleted(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine, waitsForConfirmation: true)
        let listing = try await fixture.sells()
        let order = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben)
        let (id, provider, token) = (order.id, fixture.provider, PaymentToken("token")!)
        provider.approve(id)
        let pending = try await provider.payment(of: id)
        let hasBegun = try await fixture.orders.update(id, by: .payer, at: fixture.now) {
            $0.beginConfirmation(of: pending)
        }
        let listings = SQLListingRepository(fixture.store.database, identifiers: fixture.store.identifiers)
        try await listings.delete(listing.id, of: fixture.ana, at: fixture.now)
        try await provider.confirm(fixture.service.charge(for: order), with: token)
        try await fixture.reconcile()

        #expect(hasBegun.result && provider[id].charges == 1 && provider[id].cancelled == 30_000)
        let after = try await fixture.order(id)
        #expect(after.state == .refunded && !after.hasSeat)
        #expect(try await fixture.queries.faults().isEmpty)
    }

    @Test(
        "With payments off, a seat is given up and a part refunded, and the money follows when they are on",
        arguments: Database.Engine.allCases
    )
    func off(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let order = try await fixture.payments.placeOrder(in: fixture.sells().id, by: fixture.ben)
        fixture.provider.approve(order.id)
        try await fixture.payments.complete(order.id, by: .payer)
        let off = fixture.payments(through: nil)

        let part = try await off.refund(amount, of: order.id, RefundReason("환불"), by: fixture.ana)
        #expect(part.openRefund?.amount == amount && part.hasSeat)
        let given = try await off.withdraw(order.id, by: fixture.ben)
        #expect(given.refundedOrAsked == 30_000 && given.refunded == 0 && !given.hasSeat)

        try await fixture.reconcile()
        #expect(try await fixture.order(order.id).state == .refunded)
        #expect(fixture.provider[order.id].cancelled == 30_000)
    }

    @Test(
        "A refund that began without the provider is made at once, or with the next comparison",
        arguments: Database.Engine.allCases
    )
    func refunds(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let clock = fixture.store.clock
        let off = fixture.payments(through: nil)
        var ids: [Order.ID] = []
        for _ in 1...2 {
            let id = try await fixture.payments.placeOrder(in: fixture.sells().id, by: fixture.ben).id
            fixture.provider.approve(id)
            try await fixture.payments.complete(id, by: .payer)
            ids.append(id)
        }
        _ = try await off.withdraw(ids[0], by: fixture.ben)
        clock.pass(Payments.refundReach)
        try await fixture.payments.makeRefunds()
        #expect(try await fixture.order(ids[0]).refunded == 30_000)
        _ = try await off.withdraw(ids[1], by: fixture.ben)
        clock.pass(Payments.refundReach + .seconds(1))
        try await fixture.payments.makeRefunds()
        #expect(try await fixture.order(ids[1]).refunded == 0)
        try await fixture.reconcile()
        #expect(try await fixture.order(ids[1]).refunded == 30_000)
    }

    @Test("An old order is compared until the provider agrees with it", arguments: Database.Engine.allCases)
    func contradiction(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let id = try await fixture.payments.placeOrder(in: fixture.sells().id, by: fixture.ben).id
        fixture.provider.approve(id)
        try await fixture.payments.complete(id, by: .payer)
        fixture.store.clock.pass(Payments.reconciliationReach + .seconds(1))
        let wrong = ProviderPayment(
            order: id,
            status: .paid,
            amount: amount,
            cancelled: .zero,
            currency: "KRW",
            isTest: true
        )
        let after = try await fixture.orders.update(id, by: .poll, at: fixture.now) { $0.apply(wrong) }.order
        #expect(after.problem == .amount)
        try await fixture.reconcile()
        #expect(try await fixture.order(id).problem == nil)
    }

    @Test(
        "While the provider is slow, orders are compared with it for a minute at a time",
        arguments: Database.Engine.allCases
    )
    func slow(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let (provider, clock) = (fixture.provider, fixture.store.clock)
        for number in 0..<5 {
            let payer = try await fixture.store.join("payer\(number)").account.id
            let order = try await fixture.payments.placeOrder(in: fixture.sells().id, by: payer)
            provider.approve(order.id)
        }
        func sold() async throws -> Int {
            let sold = OrderFilter(state: .sold)
            return try await fixture.queries.list(sold, SliceRequest(limit: 10), at: fixture.now).items.count
        }
        provider.beforeEachAnswer { clock.pass(.seconds(25)) }
        // The answer about the first of three is lost, which doesn't stop the others.
        provider.fail(.after)
        var latest: Order.ID?
        await #expect(throws: ProviderFailure.timeout) {
            try await fixture.payments.reconcile(after: &latest)
        }
        #expect(try await sold() == 2 && latest != nil)
        try await fixture.payments.reconcile(after: &latest)
        #expect(try await sold() == 4 && latest == nil)
        try await fixture.payments.reconcile(after: &latest)
        #expect(try await sold() == 5)
    }
}
