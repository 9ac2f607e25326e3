import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Lessons that are paid by themselves")
struct PaidLessonContract {
    private let day = OrderFixture.day

    private struct Scene {
        let fixture: OrderFixture
        let listing: Listing
        let deal: Deal.ID

        init(_ engine: Database.Engine, waitsForConfirmation: Bool = false) async throws {
            fixture = try await OrderFixture(engine, waitsForConfirmation: waitsForConfirmation)
            listing = try await fixture.teaches()
            deal = try await fixture.agrees(in: fixture.asks(about: listing))
        }

        func place(by payer: Member.ID? = nil) async throws -> Order {
            try await fixture.payments.placeOrder(
                in: listing.id,
                by: payer ?? fixture.ben,
                choosing: .lesson(deal)
            )
        }

        func pays() async throws -> Order {
            let order = try await place()
            fixture.provider.approve(order.id)
            return try await fixture.payments.complete(order.id, with: PaymentToken("token"), by: .payer)
        }
    }

    @Test(
        "A lesson is paid once, by its student, and both read that it is paid",
        arguments: Database.Engine.allCases
    )
    func stored(_ engine: Database.Engine) async throws {
        let scene = try await Scene(engine)
        let fixture = scene.fixture
        #expect(try await fixture.payment(of: scene.deal) == .payable(Money(won: 50_000)!))
        let cho = try await fixture.store.join("cho").account.id
        await #expect(throws: DealRefusal.notFound) { _ = try await scene.place(by: cho) }
        let held = try await scene.place()
        #expect(try await fixture.order(held.id) == held && held.amount.won == 50_000)
        #expect(try await scene.place().id == held.id)
        #expect(try await fixture.payment(of: scene.deal) == .order(held.id, .held))

        let paid = try await scene.pays()
        #expect(paid.state == .sold && paid.terms.item.lesson?.deal == scene.deal)
        #expect(try await fixture.payment(of: scene.deal) == .order(held.id, .sold))
        #expect(try await fixture.told(fixture.ana).contains(.lessonPaid))
        await #expect(throws: OrderRefusal.alreadyBought) { _ = try await scene.place() }
        // A pass that is bought now doesn't pay for it again.
        #expect(try await fixture.buysPass(of: scene.listing).uses.isEmpty)
    }

    @Test("A lesson that a pass pays for isn't paid again", arguments: Database.Engine.allCases)
    func covered(_ engine: Database.Engine) async throws {
        let scene = try await Scene(engine)
        #expect(try await scene.fixture.buysPass(of: scene.listing).lessonsUsed == 1)
        await #expect(throws: OrderRefusal.lessonCovered) { _ = try await scene.place() }
    }

    @Test(
        "The teacher who cancels gives everything back, the student gets the share of the ladder",
        arguments: Database.Engine.allCases,
        [(false, 0, 50_000), (true, 1, 50_000), (true, 3, 25_000), (true, 4, 0)]
    )
    func cancelled(_ engine: Database.Engine, _ ending: (Bool, Int, Int)) async throws {
        let (byStudent, days, back) = ending
        let scene = try await Scene(engine)
        let (fixture, order) = (scene.fixture, try await scene.pays())
        fixture.store.clock.pass(day * days)
        try await fixture.cancels(scene.deal, by: byStudent ? fixture.ben : fixture.ana)
        try await fixture.reconcile()
        #expect(fixture.provider[order.id].cancelled == back)
        #expect(try await fixture.order(order.id).hasSeat == false)
        #expect(try await fixture.queries.faults().isEmpty)
    }

    @Test(
        "A payment is earned once the lesson has taken place",
        arguments: Database.Engine.allCases
    )
    func done(_ engine: Database.Engine) async throws {
        let scene = try await Scene(engine)
        let (fixture, order) = (scene.fixture, try await scene.pays())
        fixture.store.clock.pass(day * 5 + .seconds(3_600))
        try await fixture.finishes(scene.deal)
        let done = try await fixture.order(order.id)
        #expect(done.fulfilledAt == fixture.now && done.refunds.isEmpty && done.state == .sold)
        #expect(try await fixture.payment(of: scene.deal) == .order(order.id, .sold))
    }

    @Test(
        "A lesson that is cancelled while its payment is confirmed is given back whole",
        arguments: Database.Engine.allCases
    )
    func cancelledMeanwhile(_ engine: Database.Engine) async throws {
        let scene = try await Scene(engine, waitsForConfirmation: true)
        let (fixture, order) = (scene.fixture, try await scene.place())
        fixture.provider.approve(order.id)
        let payment = try await fixture.provider.payment(of: order.id)
        let begun = try await fixture.orders.update(order.id, by: .payer, at: fixture.now) {
            $0.beginConfirmation(of: payment)
        }
        #expect(begun.result)
        try await fixture.provider.confirm(fixture.service.charge(for: order), with: PaymentToken("token")!)
        try await fixture.cancels(scene.deal, by: fixture.ana)
        #expect(try await fixture.order(order.id).state == .confirming)
        try await fixture.payments.complete(order.id, by: .poll)
        #expect(try await fixture.order(order.id).state == .refunded)
        #expect(fixture.provider[order.id].cancelled == 50_000)
        #expect(try await fixture.queries.faults().isEmpty)
    }

    @Test(
        "A payment and a cancellation at once leave it paid for nothing, or given back",
        arguments: Database.Engine.allCases
    )
    func race(_ engine: Database.Engine) async throws {
        let scene = try await Scene(engine)
        let (fixture, order) = (scene.fixture, try await scene.place())
        fixture.provider.approve(order.id)
        let (now, payment) = (fixture.now, try await fixture.provider.payment(of: order.id))
        let outcomes = try await fixture.store.outcomes(
            { gate in
                try await fixture.orders.update(order.id, by: .payer, at: now) { purchase in
                    gate.holdFirstArrival()
                    purchase.apply(payment)
                }
            },
            { try await fixture.cancels(scene.deal, by: fixture.ana) }
        )
        #expect(outcomes == ["done", "done"])
        try await fixture.reconcile()
        #expect(fixture.provider[order.id].cancelled == 50_000)
        #expect(try await fixture.order(order.id).state == .refunded)
        #expect(try await fixture.queries.faults().isEmpty)
    }
}
