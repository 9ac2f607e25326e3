import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Deposits that race")
struct DepositRacesContract {
    @Test(
        "Random sequences of returns, failures, refunds, ends and decisions of the owner end well",
        arguments: Database.Engine.allCases,
        [true, false]
    )
    func sequences(_ engine: Database.Engine, _ waits: Bool) async throws {
        let fixture = try await OrderFixture(engine, waitsForConfirmation: waits)
        var chance = SeededGenerator(seed: waits ? 3 : 4)
        for round in 0..<purchaseRounds(usually: 200) / 4 {
            let shop = try await fixture.reservable()
            let order = try await fixture.reserve(shop, by: fixture.ben)
            let taken = try await fixture.enterAtRandom(order.id, or: ends(of: shop, fixture), &chance)
            let about = "\(round): \(taken)"
            let ended = try await fixture.expectPeace(of: order.id, shop, about)
            #expect((try await fixture.status(of: shop) == .reserved) == ended.hasSeat, "\(about)")
        }
        #expect(try await fixture.queries.faults().isEmpty)
    }

    private func ends(
        of shop: Listing,
        _ fixture: OrderFixture
    ) -> KeyValuePairs<String, () async throws -> Void> {
        [
            "reservationEnd": {
                fixture.store.clock.pass(.seconds(8 * 24 * 3_600))
                try await fixture.orders.endTerms(at: fixture.now)
            },
            "ownerWithdraws": { try await fixture.decide(.withdrawn, about: shop) },
            "ownerReopens": { try await fixture.decide(.available, about: shop) },
            "ownerContracts": { try await fixture.decide(.contracted, about: shop) },
        ]
    }

    @Test(
        """
        Forty buyers want to reserve one shop, paying, failing, late and doubled, while the owner withdraws \
        it in between: one reserves it at most, and no one else has paid
        """,
        arguments: Database.Engine.allCases,
        [true, false]
    )
    func crowd(_ engine: Database.Engine, _ waits: Bool) async throws {
        let fixture = try await OrderFixture(engine, waitsForConfirmation: waits)
        let shop = try await fixture.reservable()
        var buyers: [Member.ID] = []
        for number in 0..<40 { buyers.append(try await fixture.store.join("buyer\(number)").account.id) }
        for round in 0..<6 {
            await withTaskGroup { group in
                for (number, buyer) in buyers.enumerated().shuffled() {
                    group.addTask { await buy(number, buyer, shop, fixture) }
                }
                group.addTask { try? await decide(round, shop, fixture) }
            }
            try await expectOne(shop, fixture, "round \(round)")
            // Who has paid without coming back is late from now on.
            fixture.store.clock.pass(Order.holdTime + .seconds(60))
            try await fixture.orders.endHolds(at: fixture.now)
            // Refused while a payment is being confirmed.
            if try await fixture.status(of: shop) != .reserved {
                try? await fixture.decide(.available, about: shop)
            }
        }
        // Chance may have left it to payers who are late; then one of them buys it in peace.
        for _ in 0..<12 where fixture.provider.payments.allSatisfy({ $0.charged == 0 }) {
            await buy(2, buyers[2], shop, fixture)
            fixture.store.clock.pass(Order.holdTime + .seconds(60))
            try? await fixture.reconcile()
            try? await fixture.decide(.available, about: shop)
        }
        for _ in 0..<3 { try? await fixture.reconcile() }
        try await expectOne(shop, fixture, "at the end")
        let orders = try await all(fixture)
        for order in orders where !order.hasSeat {
            let payment = fixture.provider[order.id]
            #expect(payment.charged == payment.cancelled, "\(order.state)")
        }
        #expect(orders.contains { fixture.provider[$0.id].charged > 0 })
        #expect(orders.allSatisfy { fixture.provider[$0.id].charges <= 1 })
        #expect(try await fixture.queries.faults().isEmpty)
    }

    /// The owner withdraws the shop in every other round, and offers it again.
    private func decide(_ round: Int, _ shop: Listing, _ fixture: OrderFixture) async throws {
        guard round.isMultiple(of: 2) else { return }
        try await fixture.decide(.withdrawn, about: shop)
        try await fixture.decide(.available, about: shop)
    }

    private func all(_ fixture: OrderFixture) async throws -> [Order] {
        try await fixture.queries.list(OrderFilter(), SliceRequest(limit: 100), at: fixture.now).items.map(
            \.order
        )
    }

    /// One neighbour at most has the shop, and its page says so if it is paid.
    private func expectOne(_ shop: Listing, _ fixture: OrderFixture, _ about: String) async throws {
        let having = try await all(fixture).filter(\.hasSeat)
        #expect(having.count <= 1, "\(about)")
        #expect(try await fixture.kept(shop)?.seats.taken == having.count, "\(about)")
        let isPaid = having.contains { $0.state.isCharged }
        #expect((try await fixture.status(of: shop) == .reserved) == isPaid, "\(about)")
        #expect((try await fixture.queries.reservation(of: shop.id) != nil) == isPaid, "\(about)")
    }

    private func buy(_ number: Int, _ buyer: Member.ID, _ shop: Listing, _ fixture: OrderFixture) async {
        guard let order = try? await fixture.reserve(shop, by: buyer) else { return }
        // A third pays without coming back, and a third loses an answer of the provider.
        fixture.provider.approve(order.id)
        switch number % 3 {
        case 0: return
        case 1: fixture.provider.fail(number.isMultiple(of: 2) ? .before : .after, skipping: number % 4)
        default: break
        }
        // Both tabs of the payer come back.
        async let first = try? fixture.payments.complete(order.id, with: PaymentToken("token"), by: .payer)
        async let second = try? fixture.payments.complete(order.id, with: PaymentToken("token"), by: .payer)
        _ = await (first, second)
    }
}
