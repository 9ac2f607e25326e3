import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Orders of seats")
struct OrderContract {
    private let token = PaymentToken("token")!

    @Test(
        "A seat is held, paid and sold; both hear of it once, and the ledger balances",
        arguments: Database.Engine.allCases,
        [true, false]
    )
    func story(_ engine: Database.Engine, _ waits: Bool) async throws {
        let fixture = try await OrderFixture(engine, waitsForConfirmation: waits)
        let listing = try await fixture.sells()
        let order = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben)
        #expect(try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben).id == order.id)
        #expect(try await fixture.kept(listing)?.status == .closed)

        fixture.provider.approve(order.id)
        try await fixture.payments.complete(order.id, with: token, by: .payer)
        try await fixture.payments.receive(fixture.webhook("1", of: order.id))
        try await fixture.payments.receive(fixture.webhook("1", of: order.id))
        try await fixture.reconcile()

        let sold = try await fixture.order(order.id)
        #expect(sold.state == .sold && sold.terms.seller.businessNumber == "1234567890")
        #expect(fixture.provider[order.id].charges == 1)
        #expect(try await fixture.told(fixture.ana) == [.orderSold])
        #expect(try await fixture.told(fixture.ben) == [.orderSold])
        #expect(try await fixture.queries.faults().isEmpty)
        let events = try await fixture.queries.facts(of: order.id).map(\.event)
        #expect(events == (waits ? [.held, .confirming, .paid, .sold] : [.held, .paid, .sold]))
        await #expect(throws: OrderRefusal.alreadyBought) {
            _ = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben)
        }
    }

    @Test(
        "A payer gives the seat up: the share comes back, and the seat is free again",
        arguments: Database.Engine.allCases
    )
    func withdraws(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.sells()
        let order = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben)
        fixture.provider.approve(order.id)
        try await fixture.payments.complete(order.id, by: .payer)
        fixture.store.clock.pass(.seconds(8 * 24 * 3_600))

        await #expect(throws: OrderRefusal.notPayer) {
            _ = try await fixture.payments.withdraw(order.id, by: fixture.ana)
        }
        let other = try await fixture.store.join("cho").account.id
        await #expect(throws: OrderRefusal.notFound) {
            _ = try await fixture.payments.withdraw(order.id, by: other)
        }
        let after = try await fixture.payments.withdraw(order.id, by: fixture.ben)
        #expect(after.state == .partlyRefunded && after.refunded == 15_000 && !after.hasSeat)
        #expect(fixture.provider[order.id].cancelled == 15_000)
        #expect(try await fixture.kept(listing)?.status == .open)
        #expect(try await fixture.queries.faults().isEmpty)
        // The same payer can buy again.
        #expect(try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben).id != order.id)
    }

    @Test(
        "A refund whose answer is lost is found again, and made once",
        arguments: Database.Engine.allCases,
        [ScriptedProvider.Fault.before, .after]
    )
    func lostRefund(_ engine: Database.Engine, _ fault: ScriptedProvider.Fault) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.sells()
        let order = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben)
        fixture.provider.approve(order.id)
        try await fixture.payments.complete(order.id, by: .payer)

        let amount = Money(won: 10_000)!
        let reason = try RefundReason("재료를 뺐어요")
        let answered = try await fixture.provider.payment(of: order.id)
        #expect(answered?.status == .paid)
        // The look at the payment succeeds, and the cancellation fails.
        try await fixture.orders.update(order.id, by: .payee, at: fixture.now) { [ana = fixture.ana] in
            try $0.refund(amount, reason, by: ana)
        }
        fixture.provider.fail(fault)
        _ = try? await fixture.provider.cancel(
            try await fixture.order(order.id).cancellation(of: #require(fixture.order(order.id).openRefund))
        )
        #expect(try await fixture.order(order.id).openRefund != nil)
        try await fixture.reconcile()
        try await fixture.reconcile()
        let after = try await fixture.order(order.id)
        #expect(after.refunded == 10_000 && after.openRefund == nil && after.hasSeat)
        #expect(fixture.provider[order.id].cancelled == 10_000)
    }

    @Test(
        "Deleting the class or the payee's account gives every payer of a future class all back",
        arguments: Database.Engine.allCases,
        [true, false]
    )
    func deletion(_ engine: Database.Engine, _ ofAccount: Bool) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.sells(seats: 2)
        let order = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben)
        fixture.provider.approve(order.id)
        try await fixture.payments.complete(order.id, by: .payer)
        let (now, identifiers, ana) = (fixture.now, fixture.store.identifiers, fixture.ana)
        if ofAccount {
            try await fixture.store.write { try $0.accounts.delete(of: ana) }
        } else {
            let listings = SQLListingRepository(fixture.store.database, identifiers: identifiers)
            try await listings.delete(listing.id, of: ana, at: now)
        }
        try await fixture.reconcile()
        let after = try await fixture.order(order.id)
        #expect(after.state == .refunded && after.refunds.map(\.cause) == [.listingGone])
        #expect(fixture.provider[order.id].cancelled == 30_000)
        #expect(try await fixture.queries.faults().isEmpty)
        #expect(try await fixture.told(fixture.ben).contains(.orderRefunded))
    }

    @Test(
        "After five years an order is removed with all its entries, if one of its parties has left",
        arguments: Database.Engine.allCases
    )
    func old(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let cho = try await fixture.store.join("cho").account.id
        let listing = try await fixture.sells(seats: 2)
        var ids: [Order.ID] = []
        for payer in [fixture.ben, cho] {
            let order = try await fixture.payments.placeOrder(in: listing.id, by: payer)
            fixture.provider.approve(order.id)
            try await fixture.payments.complete(order.id, by: .payer)
            ids.append(order.id)
        }
        try await fixture.store.write { try $0.accounts.delete(of: cho) }
        try await fixture.reconcile()
        fixture.store.clock.pass(Order.retention)
        try await fixture.orders.removeOld(at: fixture.now)
        #expect(try await fixture.order(ids[1]).state == .refunded)
        fixture.store.clock.pass(.seconds(1))
        try await fixture.orders.removeOld(at: fixture.now)
        #expect(try await fixture.orders.find(ids[1]) == nil)
        #expect(try await fixture.order(ids[0]).state == .sold)
        #expect(try await fixture.queries.facts(of: ids[1]).isEmpty)
        #expect(try await fixture.queries.faults().isEmpty)
    }

    @Test("A sale is the author's, and hidden by a block", arguments: Database.Engine.allCases)
    func strangers(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.sells()
        let seller = try Seller(name: "벤", contact: "ben@example.com", businessNumber: nil)
        await #expect(throws: ListingRefusal.notAuthor) {
            try await fixture.orders.sell(listing.id, by: fixture.ben) { try Sale(ofSeatsOf: $0, by: seller) }
        }
        await #expect(throws: OrderRefusal.ownListing) {
            _ = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ana)
        }
        let blocks = SQLBlockRepository(fixture.store.database, identifiers: fixture.store.identifiers)
        try await blocks.insert(try Block(of: fixture.ben, by: fixture.ana, at: fixture.now))
        await #expect(throws: ListingRefusal.notFound) {
            _ = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben)
        }
        try await fixture.orders.sell(listing.id, by: fixture.ana) { _ in nil }
        let cho = try await fixture.store.join("cho").account.id
        await #expect(throws: OrderRefusal.notForSale) {
            _ = try await fixture.payments.placeOrder(in: listing.id, by: cho)
        }
    }

    @Test("A provider that can't be told the price gets no order", arguments: Database.Engine.allCases)
    func unregistered(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.sells()
        fixture.provider.fail(.before)
        await #expect(throws: OrderRefusal.providerUnavailable) {
            _ = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben)
        }
        #expect(try await fixture.kept(listing)?.seats.taken == 0)
    }

    @Test(
        "An operator finds an order by its number, its class or a name, and by no sign for anything",
        arguments: Database.Engine.allCases
    )
    func search(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let order = try await fixture.payments.placeOrder(in: fixture.sells().id, by: fixture.ben)
        for (text, isFound) in [
            (order.id.description, true), ("자기", true), ("BEN", true), ("아나 공방", true), (" ben ", true),
            ("%", false), ("_", false), ("b!n", false), ("cho", false),
        ] {
            let list = try await fixture.queries.list(
                OrderFilter(text: text),
                SliceRequest(limit: 10),
                at: fixture.now
            )
            #expect(list.items.map(\.order.id) == (isFound ? [order.id] : []), "\(text)")
        }
        let sold = OrderFilter(state: .sold, text: "ben")
        #expect(try await fixture.queries.list(sold, SliceRequest(limit: 10), at: fixture.now).items.isEmpty)
    }

    @Test("An entry that is missing from the ledger is found", arguments: Database.Engine.allCases)
    func faults(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let order = try await fixture.payments.placeOrder(in: fixture.sells().id, by: fixture.ben)
        fixture.provider.approve(order.id)
        try await fixture.payments.complete(order.id, by: .payer)
        try await fixture.store.database.write {
            try $0.execute("DELETE FROM ledger_entries WHERE number = 4")
        }
        #expect(try await fixture.queries.faults().map(\.order) == [order.id])
    }

    @Test(
        "A ledger of more orders than a statement has parameters is verified",
        arguments: Database.Engine.allCases
    )
    func manyOrders(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let order = try await fixture.payments.placeOrder(in: fixture.sells().id, by: fixture.ben)
        fixture.provider.approve(order.id)
        try await fixture.payments.complete(order.id, by: .payer)
        _ = try await fixture.payments.refund(Money(won: 7_000)!, of: order.id, RefundReason("환불"), by: nil)
        try await fixture.store.database.write { connection in
            let same: SQL = """
                subject_kind, subject_id, title, payer, payee, amount, seller_name, seller_contact, ladder,
                    rest_ladder, dates, deadline, provider, is_test, ordered_at, changed_at, held_until
                """
            try connection.execute(
                """
                INSERT INTO orders (id, state, \(same))
                WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 66000)
                SELECT n, 'expired', \(same) FROM orders, numbers
                """
            )
        }
        #expect(try await fixture.queries.faults().isEmpty)
    }
}
