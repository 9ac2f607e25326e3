import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Viewings are kept")
struct ViewingContract {
    private func fixture(_ engine: Database.Engine) async throws -> DealFixture {
        try await DealFixture(engine, .shop, side: nil)
    }

    /// Ben proposes to come in one, two and three days.
    private func proposes(_ fixture: DealFixture) async throws -> Deal.ID {
        let terms = try fixture.terms()
        return try await fixture.propose(
            try DealTerms(
                startsAt: fixture.now + DealFixture.day * 3,
                otherStarts: [fixture.now + DealFixture.day, fixture.now + DealFixture.day * 2],
                minutes: 30,
                place: terms.place,
                price: .negotiable
            ),
            by: fixture.ben
        )
    }

    private func chooses(_ start: Moment, of deal: Deal.ID, _ fixture: DealFixture) async throws {
        let (ana, now) = (fixture.ana, fixture.now)
        try await fixture.deals.update(deal, by: ana, at: now) {
            try $0.accept(by: ana, choosing: start, at: now)
        }
    }

    @Test(
        "Three times come back in order, lapse with the last, and one is left once it is chosen",
        arguments: Database.Engine.allCases
    )
    func times(_ engine: Database.Engine) async throws {
        let fixture = try await fixture(engine)
        let id = try await proposes(fixture)
        let starts = [1, 2, 3].map { fixture.now + DealFixture.day * $0 }
        let proposed = try #require(try await fixture.deal(id))
        #expect(proposed.purpose == .viewing)
        #expect([proposed.terms.startsAt] + proposed.terms.otherStarts == starts)

        fixture.store.clock.pass(DealFixture.day)
        func found(_ state: Deal.State) async throws -> [Deal.ID] {
            let filter = DealFilter(state: state)
            return try await fixture.queries.list(of: fixture.ben, filter, at: fixture.now, SliceRequest())
                .items.map(\.id)
        }
        #expect(try await found(.proposed) == [id])
        try await chooses(starts[1], of: id, fixture)
        let chosen = try #require(try await fixture.deal(id))
        #expect(chosen.terms.startsAt == starts[1] && chosen.terms.otherStarts.isEmpty)
        #expect(try await fixture.kept()?.seats.taken == 0)

        try await fixture.cancels(id, by: fixture.ben)
        let other = try await proposes(fixture)
        fixture.store.clock.pass(DealFixture.day * 3)
        #expect(try await found(.lapsed) == [other])
        #expect(try await found(.proposed).isEmpty)
    }

    @Test("Both are reminded a day and two hours before", arguments: Database.Engine.allCases)
    func reminders(_ engine: Database.Engine) async throws {
        let fixture = try await fixture(engine)
        let id = try await proposes(fixture)
        try await chooses(fixture.now + DealFixture.day * 2, of: id, fixture)
        for (wait, told) in [
            (DealFixture.day, [Notice.Kind.dealReminder]), (DealFixture.hour * 21, []),
            (DealFixture.hour, [.dealSoon]), (DealFixture.hour, []),
        ] {
            fixture.store.clock.pass(wait)
            let before = try await fixture.told(fixture.ben).count
            try await fixture.deals.remindOfDeals(at: fixture.now)
            try await fixture.deals.remindOfDeals(at: fixture.now)
            #expect(try await Array(fixture.told(fixture.ben).dropFirst(before)) == told)
        }
    }

    @Test(
        "A viewing that is moved is reminded of again, two hours before its new time",
        arguments: Database.Engine.allCases
    )
    func moved(_ engine: Database.Engine) async throws {
        let fixture = try await fixture(engine)
        let id = try await proposes(fixture)
        try await chooses(fixture.now + DealFixture.day, of: id, fixture)
        fixture.store.clock.pass(DealFixture.hour * 22)
        try await fixture.deals.remindOfDeals(at: fixture.now)
        let (ana, ben, now) = (fixture.ana, fixture.ben, fixture.now)
        try await fixture.deals.update(id, by: ana, at: now) {
            let place = $0.deal.terms.place
            try $0.proposeMove(to: now + DealFixture.day, minutes: 30, at: place, by: ana, at: now)
        }
        try await fixture.deals.update(id, by: ben, at: now) { try $0.acceptMove(1, by: ben, at: now) }
        fixture.store.clock.pass(DealFixture.hour * 22)
        try await fixture.deals.remindOfDeals(at: fixture.now)
        #expect(try await fixture.told(ben).filter { $0 == .dealSoon }.count == 2)
    }

    @Test(
        "Withdrawing a proposal while the other picks a time does one of the two",
        arguments: Database.Engine.allCases
    )
    func race(_ engine: Database.Engine) async throws {
        let fixture = try await fixture(engine)
        let id = try await proposes(fixture)
        let (ben, now) = (fixture.ben, fixture.now)
        let outcomes = try await fixture.store.outcomes(
            { gate in
                try await fixture.deals.update(id, by: ben, at: now) { negotiation in
                    gate.holdFirstArrival()
                    try negotiation.withdraw(by: ben, at: now)
                }
            },
            { try await chooses(now + DealFixture.day, of: id, fixture) }
        )
        let after = try #require(try await fixture.deal(id))
        let isAccepted = after.state == .accepted
        #expect(isAccepted || after.state == .withdrawn)
        let refused = [DealRefusal.alreadyAccepted.code, DealRefusal.withdrawn.code]
        #expect(outcomes == (isAccepted ? [refused[0], "done"] : ["done", refused[1]]))
    }

    @Test("A viewing that is over counts as no lesson on a profile", arguments: Database.Engine.allCases)
    func profile(_ engine: Database.Engine) async throws {
        let fixture = try await fixture(engine)
        let id = try await proposes(fixture)
        try await chooses(fixture.now + DealFixture.day, of: id, fixture)
        fixture.store.clock.pass(DealFixture.day * 9)
        try await fixture.deals.finishQuietDeals(at: fixture.now)
        #expect(try await fixture.deal(id)?.state == .done)
        #expect(try await fixture.told(fixture.ana).contains(.dealDone) == false)
        for member in [fixture.ana, fixture.ben] {
            let profile = try await fixture.members.profile(of: member, for: nil, at: fixture.now)
            #expect(profile?.record.given == 0 && profile?.record.received == 0)
        }
    }
}
