import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Orders that race")
struct OrderRacesContract {
    @Test(
        "Random sequences of returns, webhooks, polls, failures, refunds and expiries end well",
        arguments: Database.Engine.allCases,
        [true, false]
    )
    func sequences(_ engine: Database.Engine, _ waits: Bool) async throws {
        let fixture = try await OrderFixture(engine, waitsForConfirmation: waits)
        var chance = SeededGenerator(seed: waits ? 1 : 2)
        for round in 0..<purchaseRounds(usually: 400) / 4 {
            let listing = try await fixture.sells()
            let order = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben)
            let taken = try await fixture.enterAtRandom(
                order.id,
                or: [
                    "neighbour": {
                        _ = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ana)
                    }
                ],
                &chance
            )
            _ = try await fixture.expectPeace(of: order.id, listing, "\(round): \(taken)")
        }
        #expect(try await fixture.queries.faults().isEmpty)
    }

    @Test("Of two payers of the last seat, one holds it", arguments: Database.Engine.allCases)
    func lastSeat(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.sells()
        let cho = try await fixture.store.join("cho").account.id
        let (now, orders) = (fixture.now, fixture.orders)
        let outcomes = try await fixture.store.outcomes(
            { gate in
                _ = try await orders.place(listing.id, by: fixture.ben, choosing: nil, at: now) {
                    id,
                    sale,
                    listing,
                    _ in
                    gate.holdFirstArrival()
                    return try held(id, sale, listing, by: fixture.ben, at: now)
                }
            },
            { _ = try await fixture.payments.placeOrder(in: listing.id, by: cho) }
        )
        #expect(outcomes.sorted() == ["done", "listing.full"])
        #expect(try await fixture.kept(listing)?.seats.taken == 1)
    }

    @Test(
        "A payment that is heard of by the return and a webhook at once sells one seat, once",
        arguments: Database.Engine.allCases
    )
    func returnAndWebhook(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.sells()
        let order = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben)
        fixture.provider.approve(order.id)
        let payment = try await fixture.provider.payment(of: order.id)
        let (now, orders) = (fixture.now, fixture.orders)
        let outcomes = try await fixture.store.outcomes(
            { gate in
                try await orders.update(order.id, by: .payer, at: now) { purchase in
                    gate.holdFirstArrival()
                    purchase.apply(payment)
                }
            },
            { try await fixture.payments.complete(order.id, by: .webhook) }
        )
        #expect(outcomes == ["done", "done"])
        #expect(try await fixture.queries.facts(of: order.id).map(\.event) == [.held, .paid, .sold])
        #expect(try await fixture.queries.faults().isEmpty)
    }
}

private func held(
    _ id: Order.ID,
    _ sale: Sale?,
    _ listing: Listing,
    by payer: Member.ID,
    at now: Moment
) throws -> Purchase {
    try Purchase.hold(
        id,
        in: sale,
        of: listing,
        by: payer,
        on: (ProviderName("scripted"), true),
        ladder: .standard,
        at: now
    )
}
