import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Passes that race")
struct PassRacesContract {
    private let day = OrderFixture.day

    @Test("Two lessons at once get the last one of a pass once", arguments: Database.Engine.allCases)
    func lastLesson(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.teaches(passOf: 2)
        let pass = try await fixture.buysPass(of: listing)
        let talk = try await fixture.asks(about: listing)
        _ = try await fixture.agrees(in: talk, startsIn: .seconds(60))
        fixture.store.clock.pass(.seconds(7_200))
        let (now, orders) = (fixture.now, fixture.orders)
        let deals = try await [fixture.accepted(in: talk, 1), fixture.accepted(in: talk, 2)]
        let outcomes = try await fixture.store.outcomes(
            { gate in
                try await orders.update(pass.id, by: .payer, at: now) { purchase in
                    gate.holdFirstArrival()
                    purchase.use(for: deals[0])
                }
            },
            { try await orders.update(pass.id, by: .payer, at: now) { _ = $0.use(for: deals[1]) } }
        )
        #expect(outcomes == ["done", "done"])
        let order = try await fixture.order(pass.id)
        #expect(order.lessonsUsed == 2 && order.uses.count == 2)
    }

    @Test("Two orders of a pass at once are one", arguments: Database.Engine.allCases)
    func twoOrders(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.teaches()
        let (now, orders, service) = (fixture.now, fixture.orders, fixture.service)
        let outcomes = try await fixture.store.outcomes(
            { gate in
                _ = try await orders.place(listing.id, by: fixture.ben, choosing: .pass, at: now) {
                    id,
                    sale,
                    listing,
                    standing in
                    gate.holdFirstArrival()
                    return try Purchase.hold(
                        id,
                        in: sale,
                        of: listing,
                        by: fixture.ben,
                        standing: standing,
                        choosing: .pass,
                        on: (service.provider.name, true),
                        ladder: .standard,
                        at: now
                    )
                }
            },
            { _ = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben, choosing: .pass) }
        )
        #expect(outcomes == ["done", "done"])
        #expect(try await fixture.queries.list(of: fixture.ben, SliceRequest()).items.count == 1)
        #expect(try await fixture.kept(listing)?.seats.taken == 1)
    }

    @Test(
        "A lesson that is accepted while its pass is given up is either used or not paid",
        arguments: Database.Engine.allCases
    )
    func withdrawn(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.teaches()
        let pass = try await fixture.buysPass(of: listing)
        let deal = try await fixture.proposes(in: fixture.asks(about: listing))
        let now = fixture.now
        let outcomes = try await fixture.store.outcomes(
            { gate in
                try await fixture.deals.update(deal, by: fixture.ben, at: now) { negotiation in
                    gate.holdFirstArrival()
                    try negotiation.accept(by: fixture.ben, at: now)
                }
            },
            { _ = try await fixture.payments.withdraw(pass.id, by: fixture.ben) }
        )
        #expect(outcomes == ["done", "done"])
        #expect(try await fixture.order(pass.id).lessonsUsed == 0)
        #expect(try await fixture.payment(of: deal) == .payable(Money(won: 50_000)!))
        #expect(try await fixture.kept(listing)?.seats.taken == 1)
        #expect(fixture.provider[pass.id].cancelled == 120_000)
    }

    /// What can happen to a pass and its lessons, in any order.
    private enum Entry: CaseIterable {
        case approval, payerReturn, webhook, poll, holdEnd, faultBefore, faultAfter
        case proposal, acceptance, studentCancels, teacherCancels, lesson, noShow
        case withdrawal, teacherEnds, refund, passEnd, another
    }

    private func enter(_ entry: Entry, _ scene: inout Scene) async throws {
        let (fixture, order) = (scene.fixture, scene.order)
        switch entry {
        case .approval: fixture.provider.approve(order)
        case .payerReturn: try await fixture.payments.complete(order, with: PaymentToken("token"), by: .payer)
        case .webhook: try await fixture.payments.receive(fixture.webhook("\(order)-1", of: order))
        case .poll: try await fixture.payments.complete(order, by: .poll)
        case .holdEnd:
            fixture.store.clock.pass(Order.holdTime)
            try await fixture.orders.endHolds(at: fixture.now)
        case .faultBefore: fixture.provider.fail(.before)
        case .faultAfter: fixture.provider.fail(.after)
        case .proposal: scene.deal = try await fixture.proposes(in: scene.talk, startsIn: day * 2)
        case .acceptance: try await fixture.accepts(scene.deal)
        case .studentCancels: try await fixture.cancels(scene.deal, by: fixture.ben)
        case .teacherCancels: try await fixture.cancels(scene.deal, by: fixture.ana)
        case .lesson:
            fixture.store.clock.pass(day * 2 + .seconds(3_600))
            try await fixture.finishes(scene.deal)
        case .noShow:
            fixture.store.clock.pass(day * 2)
            let (now, ben) = (fixture.now, fixture.ben)
            try await fixture.deals.update(scene.deal, by: ben, at: now) {
                try $0.noteNoShow(by: ben, at: now)
            }
            fixture.store.clock.pass(day * 9)
            try await fixture.deals.finishQuietDeals(at: fixture.now)
        case .withdrawal: _ = try await fixture.payments.withdraw(order, by: fixture.ben)
        case .teacherEnds: _ = try await fixture.payments.withdraw(order, by: fixture.ana, as: .payee)
        case .refund:
            _ = try await fixture.payments.refund(Money(won: 7_000)!, of: order, RefundReason("환불"), by: nil)
        case .passEnd:
            fixture.store.clock.pass(day * 31)
            try await fixture.orders.endTerms(at: fixture.now)
        case .another:
            let (listing, ben) = (scene.listing.id, fixture.ben)
            scene.order = try await fixture.payments.placeOrder(in: listing, by: ben, choosing: .pass).id
            scene.all.insert(scene.order)
        }
    }

    private struct Scene {
        let fixture: OrderFixture
        let listing: Listing
        let talk: Conversation.ID
        var order: Order.ID
        var deal: Deal.ID
        var all: Set<Order.ID>
    }

    @Test(
        "In any order of payments, lessons, ends and failures, no pass has more lessons than it is paid for",
        arguments: Database.Engine.allCases,
        [true, false]
    )
    func sequences(_ engine: Database.Engine, _ waits: Bool) async throws {
        let fixture = try await OrderFixture(engine, waitsForConfirmation: waits)
        var chance = SeededGenerator(seed: waits ? 13 : 14)
        for round in 0..<purchaseRounds(usually: 80) / 4 {
            let listing = try await fixture.teaches(passOf: 2)
            let talk = try await fixture.asks(about: listing)
            let order = try await fixture.payments.placeOrder(
                in: listing.id,
                by: fixture.ben,
                choosing: .pass
            ).id
            var scene = Scene(
                fixture: fixture,
                listing: listing,
                talk: talk,
                order: order,
                deal: try await fixture.proposes(in: talk, startsIn: day * 2),
                all: [order]
            )
            var taken: [Entry] = []
            for _ in 0..<Int.random(in: 3...12, using: &chance) {
                guard let entry = Entry.allCases.randomElement(using: &chance) else { continue }
                taken.append(entry)
                do {
                    try await enter(entry, &scene)
                } catch is any Refusal {
                } catch is ProviderFailure {}
            }
            fixture.store.clock.pass(.seconds(3_600))
            for id in scene.all {
                fixture.provider.recover()
                for _ in 0..<12 { _ = try? await fixture.payments.complete(id, by: .poll) }
            }
            try await expectPeace(scene, "\(round): \(taken)")
        }
        #expect(try await fixture.queries.faults().isEmpty)
    }

    private func expectPeace(_ scene: Scene, _ about: String) async throws {
        let fixture = scene.fixture
        var needsSeat = false
        for id in scene.all {
            let (order, payment) = (try await fixture.order(id), fixture.provider[id])
            #expect(payment.charges <= 1, "\(about)")
            #expect(order.refunded == payment.cancelled && order.openRefund == nil, "\(about)")
            #expect(order.lessonsUsed <= 2 && (order.state.isCharged || order.uses.isEmpty), "\(about)")
            if !order.state.isCharged { #expect(payment.charged == payment.cancelled, "\(about)") }
            needsSeat = needsSeat || order.hasSeat
        }
        let states = try await fixture.dealQueries.list(
            in: scene.talk,
            for: fixture.ben,
            at: fixture.now,
            SliceRequest()
        ).items.map(\.deal.state)
        needsSeat = needsSeat || states.contains(.accepted) || states.contains(.done)
        #expect(try await fixture.kept(scene.listing)?.seats.taken == (needsSeat ? 1 : 0), "\(about)")
    }
}

extension OrderFixture {
    /// A lesson that the two have agreed on for a day from now, besides others that they have.
    fileprivate func accepted(in talk: Conversation.ID, _ days: Int) async throws -> Deal {
        let now = now
        let (id, first) = (store.identifiers.next() as Deal.ID, try await deal(in: talk))
        return Deal(
            id: id,
            conversation: talk,
            subject: first.subject,
            title: first.title,
            of: first.listingKind,
            parties: first.parties,
            terms: try DealTerms(
                startsAt: now + Self.day * days,
                minutes: 60,
                place: first.terms.place,
                price: first.terms.price
            ),
            proposedBy: .author,
            proposedAt: now,
            progress: DealProgress(.accepted, at: now, by: ben)
        )
    }

    private func deal(in talk: Conversation.ID) async throws -> Deal {
        let deals = try await dealQueries.list(in: talk, for: ben, at: now, SliceRequest()).items
        guard let deal = deals.first?.deal else { throw DealRefusal.notFound }
        return deal
    }
}
