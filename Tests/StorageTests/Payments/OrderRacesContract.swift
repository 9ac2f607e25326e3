import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Orders that race")
struct OrderRacesContract {
    /// What can reach an order, in any order and any number.
    enum Entry: CaseIterable {
        case approval, payerReturn, webhook, repeatedWebhook, poll, operatorLook, withdrawal, refund
        case holdEnd, refundAtProvider, faultBefore, faultAfter, neighbour
    }

    /// - Parameter calls: the calls of the provider that go well before one fails.
    private func enter(
        _ entry: Entry,
        _ order: Order,
        _ listing: Listing,
        _ fixture: OrderFixture,
        failingAfter calls: Int
    ) async throws {
        switch entry {
        case .approval: fixture.provider.approve(order.id)
        case .payerReturn:
            try await fixture.payments.complete(order.id, with: PaymentToken("token"), by: .payer)
        case .webhook: try await fixture.payments.receive(fixture.webhook("\(order.id)-1", of: order.id))
        case .repeatedWebhook:
            try await fixture.payments.receive(fixture.webhook("\(order.id)-2", of: order.id))
        case .poll: try await fixture.payments.complete(order.id, by: .poll)
        case .operatorLook: try await fixture.payments.complete(order.id, by: .operator)
        case .withdrawal: _ = try await fixture.payments.withdraw(order.id, by: fixture.ben)
        case .refund:
            _ = try await fixture.payments.refund(
                Money(won: 7_000)!,
                of: order.id,
                RefundReason("환불"),
                by: nil
            )
        case .holdEnd:
            fixture.store.clock.pass(Order.holdTime)
            try await fixture.orders.endHolds(at: fixture.now)
        case .refundAtProvider: fixture.provider.giveBack(4_000, of: order.id)
        case .faultBefore: fixture.provider.fail(.before, skipping: calls)
        case .faultAfter: fixture.provider.fail(.after, skipping: calls)
        case .neighbour: _ = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ana)
        }
    }

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
            var taken: [Entry] = []
            for _ in 0..<Int.random(in: 2...9, using: &chance) {
                guard let entry = Entry.allCases.randomElement(using: &chance) else { continue }
                taken.append(entry)
                do {
                    let calls = Int.random(in: 0...3, using: &chance)
                    try await enter(entry, order, listing, fixture, failingAfter: calls)
                } catch is any Refusal {
                } catch is ProviderFailure {}
            }
            // In the end the provider answers, and everything is looked at twice.
            fixture.store.clock.pass(.seconds(3_600))
            fixture.provider.recover()
            for _ in 0..<12 { _ = try? await fixture.payments.complete(order.id, by: .poll) }
            try await expectPeace(of: order.id, listing, fixture, "\(round): \(taken)")
        }
        #expect(try await fixture.queries.faults().isEmpty)
    }

    /// At most one charge, what was given back agrees, and a seat is held by just those who paid for it.
    private func expectPeace(
        of id: Order.ID,
        _ listing: Listing,
        _ fixture: OrderFixture,
        _ about: String
    ) async throws {
        let (order, payment) = (try await fixture.order(id), fixture.provider[id])
        let seats = try await fixture.kept(listing)?.seats
        #expect(payment.charges <= 1, "\(about)")
        #expect(order.refunded == payment.cancelled, "\(about)")
        #expect(order.openRefund == nil, "\(about)")
        #expect(![.held, .confirming, .paid].contains(order.state), "\(about)")
        #expect(
            order.state.isCharged == (payment.charged > 0) || payment.cancelled == payment.charged,
            "\(about)"
        )
        #expect(seats?.taken == (order.hasSeat ? 1 : 0), "\(about)")
        if order.hasSeat { #expect(payment.charged > payment.cancelled, "\(about)") }
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
