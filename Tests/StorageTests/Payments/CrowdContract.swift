import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("A crowd that pays")
struct CrowdContract {
    /// What the crowd buys.
    enum Goods: CaseIterable {
        case seat, pass
    }

    @Test(
        "200 buyers of 8 seats or passes, a third failing or late: 8 are sold, and only they have paid",
        arguments: [(.seat, true), (.seat, false), (.pass, true), (.pass, false)] as [(Goods, Bool)],
        Database.Engine.allCases
    )
    func crowd(_ sale: (goods: Goods, waits: Bool), _ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine, waitsForConfirmation: sale.waits)
        let listing = try await (sale.goods == .seat ? fixture.sells(seats: 8) : fixture.teaches(seats: 8))
        var buyers: [Member.ID] = []
        for number in 0..<200 { buyers.append(try await fixture.store.join("buyer\(number)").account.id) }
        let choice: LessonChoice? = sale.goods == .pass ? .pass : nil
        // These hold the first seats, and pay without coming back.
        for number in [0, 6, 12] { await buy(number, buyers[number], listing, choice, fixture) }
        for _ in 0..<40 where try await fixture.kept(listing)?.seats.areLeft == true {
            await withTaskGroup { group in
                for (number, buyer) in buyers.enumerated().shuffled() {
                    group.addTask { await buy(number, buyer, listing, choice, fixture) }
                }
            }
            // Others buy the seats of those who paid late, before the provider is asked.
            fixture.store.clock.pass(Order.holdTime + .seconds(60))
            try await fixture.orders.endHolds(at: fixture.now)
        }
        try await fixture.reconcile()
        let late = fixture.provider.payments.count { $0.charged > 0 && $0.cancelled > 0 }
        #expect(sale.waits ? late == 0 : late >= 3)
        let all = try await fixture.queries.list(OrderFilter(), SliceRequest(limit: 100), at: fixture.now)
            .items.map(\.order)
        #expect(all.filter(\.hasSeat).count == 8)
        #expect(try await fixture.kept(listing)?.seats.taken == 8)
        for order in all {
            let payment = fixture.provider[order.id]
            #expect(payment.charges <= 1)
            #expect(order.hasSeat ? payment.cancelled == 0 : payment.charged == payment.cancelled)
        }
        #expect(try await fixture.queries.faults().isEmpty)
    }

    private func buy(
        _ number: Int,
        _ buyer: Member.ID,
        _ listing: Listing,
        _ choice: LessonChoice?,
        _ fixture: OrderFixture
    ) async {
        guard let order = try? await fixture.payments.placeOrder(in: listing.id, by: buyer, choosing: choice)
        else { return }
        // A third gives up, or pays without coming back.
        guard !number.isMultiple(of: 3) else {
            if number.isMultiple(of: 2) { fixture.provider.approve(order.id) }
            return
        }
        fixture.provider.approve(order.id)
        // The provider tells of it twice, while the payer returns.
        async let told: Void? = try? fixture.payments.receive(fixture.webhook("\(order.id)-1", of: order.id))
        async let again: Void? = try? fixture.payments.receive(fixture.webhook("\(order.id)-2", of: order.id))
        _ = try? await fixture.payments.complete(order.id, with: PaymentToken("token"), by: .payer)
        _ = await (told, again)
    }
}
