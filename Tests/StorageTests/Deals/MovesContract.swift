import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Moves of deals are kept")
struct MovesContract {
    private static let wait = DealFixture.day + DealFixture.day

    private func agreed(_ fixture: DealFixture) async throws -> Deal.ID {
        let deal = try await fixture.propose(fixture.terms(startsIn: Self.wait))
        try await fixture.accept(deal)
        return deal
    }

    /// Ana proposes to meet this much after the agreed start, somewhere else.
    private func moves(_ deal: Deal.ID, by shift: Duration = DealFixture.hour, at fixture: DealFixture)
        async throws
        -> DealPlace
    {
        let (ana, now) = (fixture.ana, fixture.now)
        let place = DealPlace(
            neighbourhood: BoardFixture.here,
            exact: try ExactPlace(point: BoardFixture.corner, address: "을지로 30", accuracy: .neighbourhood)
        )
        try await fixture.deals.update(deal, by: ana, at: now) {
            let startsAt = $0.deal.terms.startsAt + shift
            try $0.proposeMove(to: startsAt, minutes: 90, at: place, by: ana, at: now)
        }
        return place
    }

    private func accept(_ number: Int, of deal: Deal.ID, at fixture: DealFixture) async throws {
        let (ben, now) = (fixture.ben, fixture.now)
        try await fixture.deals.update(deal, by: ben, at: now) { try $0.acceptMove(number, by: ben, at: now) }
    }

    @Test(
        "A move comes back as it was proposed, and once accepted its time and place are the deal's",
        arguments: Database.Engine.allCases
    )
    func roundTrip(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await agreed(fixture)
        let before = try #require(try await fixture.deal(deal))
        let place = try await moves(deal, at: fixture)

        let proposed = try #require(try await fixture.deal(deal))
        let move = try #require(proposed.progress.move)
        #expect(proposed.terms == before.terms)
        #expect(move.number == 1 && move.proposedBy == .author && move.proposedAt == fixture.now)
        #expect(move.terms.startsAt == before.terms.startsAt + DealFixture.hour && move.terms.minutes == 90)
        #expect(move.terms.place == place)
        #expect(move.terms.price == before.terms.price && move.terms.note == before.terms.note)

        try await accept(1, of: deal, at: fixture)
        let moved = try #require(try await fixture.deal(deal))
        #expect(moved.terms == move.terms && moved.progress.move == nil)
        #expect(moved.progress.acceptedMoves == 1)
        #expect(try await fixture.lines().suffix(2) == [.dealMoveProposed, .dealMoved])
        #expect(try await fixture.told(fixture.ben).last == .dealMoveProposed)
        #expect(try await fixture.told(fixture.ana).last == .dealMoved)
    }

    @Test("Both are reminded a day before the new time", arguments: Database.Engine.allCases)
    func reminder(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await agreed(fixture)
        func reminded() async throws -> Int {
            try await fixture.told(fixture.ana).filter { $0 == .dealReminder }.count
        }
        fixture.store.clock.pass(DealFixture.day)
        try await fixture.deals.remindOfDeals(at: fixture.now)
        #expect(try await reminded() == 1)

        _ = try await moves(deal, by: DealFixture.day, at: fixture)
        try await accept(1, of: deal, at: fixture)
        fixture.store.clock.pass(DealFixture.day - .milliseconds(1))
        try await fixture.deals.remindOfDeals(at: fixture.now)
        #expect(try await reminded() == 1)
        fixture.store.clock.pass(.milliseconds(1))
        try await fixture.deals.remindOfDeals(at: fixture.now)
        #expect(try await reminded() == 2)
    }

    @Test(
        "Withdrawing a move while the other accepts it does one of the two",
        arguments: Database.Engine.allCases
    )
    func race(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await agreed(fixture)
        let before = try #require(try await fixture.deal(deal)).terms
        _ = try await moves(deal, at: fixture)
        let (ana, now) = (fixture.ana, fixture.now)

        let outcomes = try await fixture.store.outcomes(
            { gate in
                try await fixture.deals.update(deal, by: ana, at: now) { negotiation in
                    gate.holdFirstArrival()
                    try negotiation.withdrawMove(1, by: ana, at: now)
                }
            },
            { try await accept(1, of: deal, at: fixture) }
        )

        let after = try #require(try await fixture.deal(deal))
        let isMoved = after.progress.acceptedMoves == 1
        #expect(
            outcomes == (isMoved ? [DealRefusal.noMove.code, "done"] : ["done", DealRefusal.noMove.code])
        )
        #expect((after.terms == before) == !isMoved && after.progress.move == nil)
        #expect(try await fixture.lines().count == 4)
    }

    @Test("Two who move one deal at the same time leave one move", arguments: Database.Engine.allCases)
    func both(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await agreed(fixture)
        let (ben, now) = (fixture.ben, fixture.now)

        let outcomes = try await fixture.store.outcomes(
            { gate in
                try await fixture.deals.update(deal, by: ben, at: now) { negotiation in
                    gate.holdFirstArrival()
                    let startsAt = negotiation.deal.terms.startsAt + DealFixture.day
                    try negotiation.proposeMove(to: startsAt, minutes: 60, at: nil, by: ben, at: now)
                }
            },
            { _ = try await moves(deal, at: fixture) }
        )

        #expect(outcomes.sorted() == [DealRefusal.moveOpen.code, "done"])
        #expect(try await fixture.deal(deal)?.progress.proposedMoves == 1)
    }

    @Test("A block ends the move with the deal", arguments: Database.Engine.allCases)
    func block(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await agreed(fixture)
        _ = try await moves(deal, at: fixture)

        try await fixture.store.block(fixture.ana, by: fixture.ben)

        #expect(try await fixture.deal(deal)?.state == .cancelled)
        #expect(try await fixture.deal(deal)?.progress.move == nil)
    }
}
