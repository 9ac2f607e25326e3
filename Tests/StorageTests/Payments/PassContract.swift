import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Passes")
struct PassContract {
    private let day = OrderFixture.day

    @Test(
        "A pass is read back with its terms, its lessons and its time, which counts from the payment",
        arguments: Database.Engine.allCases
    )
    func stored(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.teaches()
        let held = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben, choosing: .pass)
        #expect(try await fixture.order(held.id) == held && held.amount.won == 120_000)
        #expect(held.pass == Pass(count: 3, validity: .days(30)))
        #expect(
            try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben, choosing: .pass).id
                == held.id
        )
        #expect(try await fixture.queries.pass(of: fixture.ben, for: listing.id, at: fixture.now) == nil)

        fixture.store.clock.pass(.seconds(600))
        fixture.provider.approve(held.id)
        let sold = try await fixture.payments.complete(held.id, by: .payer)
        #expect(sold.terms.deadline == PassValidity.days(30).end(from: fixture.now))
        #expect(try await fixture.order(held.id) == sold)
        #expect(try await fixture.queries.pass(of: fixture.ben, for: listing.id, at: fixture.now) == sold)
        #expect(try await fixture.told(fixture.ana).contains(.passSold))
        await #expect(throws: OrderRefusal.passUnfinished) {
            _ = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben, choosing: .pass)
        }
        await #expect(throws: OrderRefusal.notForSale) {
            _ = try await fixture.payments.placeOrder(
                in: listing.id,
                by: fixture.store.join("cho").account.id
            )
        }
        let talk = try await fixture.asks(about: listing)
        let deal = try await fixture.agrees(in: talk)
        let used = try await fixture.order(held.id)
        #expect(used.uses.map(\.deal) == [deal] && used.lessonsLeft == 2)
        #expect(try await fixture.queries.facts(of: held.id).last?.event == .used)
    }

    @Test(
        "A week before a pass ends its two parties are told of the lessons left, once",
        arguments: Database.Engine.allCases
    )
    func reminders(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let pass = try await fixture.buysPass(of: fixture.teaches())
        func told(_ member: Member.ID) async throws -> Int {
            try await fixture.told(member).filter { $0 == .passEndsSoon }.count
        }
        fixture.store.clock.pass(pass.terms.deadline - day * 7 - fixture.now - .milliseconds(1))
        try await fixture.orders.remindOfPasses(at: fixture.now)
        #expect(try await told(fixture.ben) == 0)
        fixture.store.clock.pass(.milliseconds(1))
        async let here: Void = fixture.orders.remindOfPasses(at: fixture.now)
        async let there: Void = fixture.orders.remindOfPasses(at: fixture.now)
        _ = try await (here, there)
        fixture.store.clock.pass(day)
        try await fixture.orders.remindOfPasses(at: fixture.now)
        #expect(try await told(fixture.ben) == 1)
        #expect(try await told(fixture.ana) == 1)
    }

    @Test(
        "Each accepted lesson uses one until none is left; one that is cancelled in time comes back",
        arguments: Database.Engine.allCases
    )
    func uses(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.teaches()
        let pass = try await fixture.buysPass(of: listing)
        let talk = try await fixture.asks(about: listing)
        let cancelled = try await fixture.proposes(in: talk)
        #expect(try await fixture.payment(of: cancelled) == .passAhead(pass.id, number: 1, of: 3))
        try await fixture.accepts(cancelled)
        #expect(try await fixture.payment(of: cancelled) == .pass(pass.id, number: 1, of: 3))
        try await fixture.cancels(cancelled, by: fixture.ben)
        #expect(try await fixture.payment(of: cancelled) == nil)
        #expect(try await fixture.order(pass.id).lessonsUsed == 0)

        for number in 1...3 {
            let deal = try await fixture.agrees(in: talk, startsIn: day)
            #expect(try await fixture.payment(of: deal) == .pass(pass.id, number: number, of: 3))
            fixture.store.clock.pass(day + .seconds(3_600))
            try await fixture.finishes(deal)
        }
        let over = try await fixture.agrees(in: talk, startsIn: day)
        #expect(try await fixture.payment(of: over) == .payable(Money(won: 50_000)!))
        // The pass is used up, so another one can be bought, which covers the lesson that was agreed on.
        let second = try await fixture.buysPass(of: listing)
        #expect(try await fixture.payment(of: over) == .pass(second.id, number: 1, of: 3))
        #expect(try await fixture.kept(listing)?.seats.taken == 1)
        #expect(try await fixture.queries.faults().isEmpty)
    }

    @Test(
        "A lesson cancelled too late is used; if the teacher cancels or doesn't come, it comes back",
        arguments: Database.Engine.allCases
    )
    func endings(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.teaches(passOf: 10)
        let pass = try await fixture.buysPass(of: listing)
        let talk = try await fixture.asks(about: listing)
        let late = try await fixture.agrees(in: talk, startsIn: day - .seconds(1))
        try await fixture.cancels(late, by: fixture.ben)
        #expect(try await fixture.order(pass.id).lessonsUsed == 1)
        let called = try await fixture.agrees(in: talk, startsIn: .seconds(3_600))
        try await fixture.cancels(called, by: fixture.ana)
        #expect(try await fixture.order(pass.id).lessonsUsed == 1)
        for (noter, used) in [(fixture.ana, 2), (fixture.ben, 2)] {
            let missed = try await fixture.agrees(in: talk, startsIn: .seconds(3_600))
            fixture.store.clock.pass(.seconds(7_200))
            let now = fixture.now
            try await fixture.deals.update(missed, by: noter, at: now) {
                try $0.noteNoShow(by: noter, at: now)
            }
            fixture.store.clock.pass(Deal.quietTime + day)
            try await fixture.deals.finishQuietDeals(at: fixture.now)
            #expect(try await fixture.order(pass.id).lessonsUsed == used)
        }
    }

    @Test(
        "A moved lesson is used at its new time, and none is booked after the end of the pass",
        arguments: Database.Engine.allCases
    )
    func moved(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.teaches()
        let pass = try await fixture.buysPass(of: listing)
        let talk = try await fixture.asks(about: listing)
        let after = try await fixture.agrees(in: talk, startsIn: day * 40)
        #expect(try await fixture.payment(of: after) == .payable(Money(won: 50_000)!))
        try await fixture.cancels(after, by: fixture.ana)
        let deal = try await fixture.agrees(in: talk)
        let (now, start, ana, ben) = (fixture.now, fixture.now + day * 9, fixture.ana, fixture.ben)
        try await fixture.deals.update(deal, by: ana, at: now) {
            try $0.proposeMove(to: start, minutes: 60, at: nil, by: ana, at: now)
        }
        try await fixture.deals.update(deal, by: ben, at: now) { try $0.acceptMove(1, by: ben, at: now) }
        #expect(try await fixture.order(pass.id).uses.map(\.startsAt) == [start])
    }

    @Test(
        "At its end a pass is over without a refund, the seat is free, and another can be bought",
        arguments: Database.Engine.allCases
    )
    func over(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.teaches(seats: 2)
        let pass = try await fixture.buysPass(of: listing)
        _ = try await fixture.buysPass(of: listing, by: fixture.store.join("dan").account.id)
        let cho = try await fixture.store.join("cho").account.id
        await #expect(throws: ListingRefusal.full) {
            _ = try await fixture.payments.placeOrder(in: listing.id, by: cho, choosing: .pass)
        }
        fixture.store.clock.pass(pass.terms.deadline - fixture.now)
        try await fixture.orders.endTerms(at: fixture.now)
        let over = try await fixture.order(pass.id)
        #expect(over.fulfilledAt == fixture.now && over.refunds.isEmpty && over.state == .sold)
        #expect(try await fixture.kept(listing)?.seats.taken == 0)
        #expect(try await fixture.payments.placeOrder(in: listing.id, by: cho, choosing: .pass).payer == cho)
        #expect(try await fixture.queries.faults().isEmpty)
    }

    @Test(
        "The seat of a student is taken once, and free when neither a lesson nor a pass needs it",
        arguments: Database.Engine.allCases
    )
    func seat(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.teaches()
        func taken() async throws -> Int? { try await fixture.kept(listing)?.seats.taken }
        let talk = try await fixture.asks(about: listing)
        let first = try await fixture.agrees(in: talk)
        #expect(try await taken() == 1)
        let pass = try await fixture.buysPass(of: listing)
        #expect(try await taken() == 1)
        try await fixture.cancels(first, by: fixture.ben)
        #expect(try await taken() == 1)
        let second = try await fixture.agrees(in: talk)
        _ = try await fixture.payments.withdraw(pass.id, by: fixture.ben)
        #expect(try await taken() == 1)
        #expect(try await fixture.payment(of: second) == .payable(Money(won: 50_000)!))
        try await fixture.cancels(second, by: fixture.ben)
        #expect(try await taken() == 0)
    }

    @Test(
        "A teacher who ends it, deletes the lessons or leaves gives the lessons back that aren't taken",
        arguments: Database.Engine.allCases,
        ["end", "delete", "leave"]
    )
    func teacherEnds(_ engine: Database.Engine, _ way: String) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.teaches()
        let pass = try await fixture.buysPass(of: listing)
        let talk = try await fixture.asks(about: listing)
        let deal = try await fixture.agrees(in: talk, startsIn: .seconds(60))
        fixture.store.clock.pass(.seconds(7_200))
        try await fixture.finishes(deal)
        let (now, ana, identifiers) = (fixture.now, fixture.ana, fixture.store.identifiers)
        switch way {
        case "end": _ = try await fixture.payments.withdraw(pass.id, by: ana, as: .payee)
        case "delete":
            try await SQLListingRepository(fixture.store.database, identifiers: identifiers)
                .delete(listing.id, of: ana, at: now)
        default:
            try await fixture.store.database.write(identifiers, at: now) {
                try $0.accounts.delete(of: ana)
            }
        }
        try await fixture.reconcile()
        #expect(fixture.provider[pass.id].cancelled == 80_000)
        #expect(try await fixture.order(pass.id).hasSeat == false)
        #expect(try await fixture.queries.faults().isEmpty)
    }

    @Test(
        "A teacher's income is told by day and by listing, and adds up with the ledger",
        arguments: Database.Engine.allCases
    )
    func income(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.teaches()
        let pass = try await fixture.buysPass(of: listing)
        fixture.store.clock.pass(day * 7)
        _ = try await fixture.payments.refund(
            Money(won: 30_000)!,
            of: pass.id,
            RefundReason("한 번 줄였어요"),
            by: fixture.ana
        )
        let class1 = try await fixture.sells()
        let seat = try await fixture.payments.placeOrder(in: class1.id, by: fixture.ben)
        fixture.provider.approve(seat.id)
        try await fixture.payments.complete(seat.id, by: .payer)
        let (start, end) = (fixture.now - day * 30, fixture.now + day)
        let lines = try await fixture.queries.income(of: fixture.ana, from: start, until: end)
        #expect(lines.map(\.sold) == [120_000, 0, 30_000] && lines.map(\.refunded) == [0, 30_000, 0])
        let income = Income(of: 2026, lines)
        #expect(income.sum.won == 120_000 && income.sources.map(\.sum.won) == [90_000, 30_000])
        let own = try await fixture.queries.statement(from: start, until: end, of: fixture.ana)
        #expect(own.map(\.entry.won) == [120_000, -30_000, 30_000])
        #expect(try await fixture.queries.income(of: fixture.ben, from: start, until: end).isEmpty)
        #expect(try await fixture.queries.statement(from: start, until: end, of: fixture.ben).isEmpty)
    }
}
