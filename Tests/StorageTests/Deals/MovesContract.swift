import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Moves of deals are kept")
struct MovesContract {
    private static let wait = Table.day + Table.day

    private func agreed(_ table: Table) async throws -> Deal.ID {
        let deal = try await table.proposes(table.terms(startsIn: Self.wait))
        try await table.accepts(deal)
        return deal
    }

    /// Ana proposes to meet this much after the agreed start, somewhere else.
    private func moves(_ deal: Deal.ID, by shift: Duration = Table.hour, at table: Table) async throws
        -> DealPlace
    {
        let (ana, now) = (table.ana, table.now)
        let place = DealPlace(
            neighbourhood: Street.here,
            exact: try ExactPlace(point: Street.corner, address: "을지로 30")
        )
        try await table.deals.update(deal, by: ana, at: now) {
            let startsAt = $0.deal.terms.startsAt + shift
            try $0.proposeMove(to: startsAt, minutes: 90, at: place, by: ana, at: now)
        }
        return place
    }

    private func accepts(_ number: Int, of deal: Deal.ID, at table: Table) async throws {
        let (ben, now) = (table.ben, table.now)
        try await table.deals.update(deal, by: ben, at: now) { try $0.acceptMove(number, by: ben, at: now) }
    }

    @Test(
        "A move comes back as it was proposed, and once accepted its time and place are the deal's",
        arguments: Database.Engine.allCases
    )
    func roundTrip(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let deal = try await agreed(table)
        let before = try #require(try await table.deal(deal))
        let place = try await moves(deal, at: table)

        let proposed = try #require(try await table.deal(deal))
        let move = try #require(proposed.progress.move)
        #expect(proposed.terms == before.terms)
        #expect(move.number == 1 && move.proposedBy == .author && move.proposedAt == table.now)
        #expect(move.terms.startsAt == before.terms.startsAt + Table.hour && move.terms.minutes == 90)
        #expect(move.terms.place == place)
        #expect(move.terms.price == before.terms.price && move.terms.note == before.terms.note)

        try await accepts(1, of: deal, at: table)
        let moved = try #require(try await table.deal(deal))
        #expect(moved.terms == move.terms && moved.progress.move == nil)
        #expect(moved.progress.acceptedMoves == 1)
        #expect(try await table.lines().suffix(2) == [.dealMoveProposed, .dealMoved])
        #expect(try await table.told(table.ben).last == .dealMoveProposed)
        #expect(try await table.told(table.ana).last == .dealMoved)
    }

    @Test("Both are reminded a day before the new time", arguments: Database.Engine.allCases)
    func reminder(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let deal = try await agreed(table)
        func reminded() async throws -> Int {
            try await table.told(table.ana).filter { $0 == .dealReminder }.count
        }
        table.store.clock.pass(Table.day)
        try await table.deals.remindOfDeals(at: table.now)
        #expect(try await reminded() == 1)

        _ = try await moves(deal, by: Table.day, at: table)
        try await accepts(1, of: deal, at: table)
        table.store.clock.pass(Table.day - .milliseconds(1))
        try await table.deals.remindOfDeals(at: table.now)
        #expect(try await reminded() == 1)
        table.store.clock.pass(.milliseconds(1))
        try await table.deals.remindOfDeals(at: table.now)
        #expect(try await reminded() == 2)
    }

    @Test(
        "Withdrawing a move while the other accepts it does one of the two",
        arguments: Database.Engine.allCases
    )
    func race(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let deal = try await agreed(table)
        let before = try #require(try await table.deal(deal)).terms
        _ = try await moves(deal, at: table)
        let (ana, now) = (table.ana, table.now)

        let outcomes = try await table.store.outcomes(
            { door in
                try await table.deals.update(deal, by: ana, at: now) { negotiation in
                    door.holdFirst()
                    try negotiation.withdrawMove(1, by: ana, at: now)
                }
            },
            { try await accepts(1, of: deal, at: table) }
        )

        let after = try #require(try await table.deal(deal))
        let isMoved = after.progress.acceptedMoves == 1
        #expect(
            outcomes == (isMoved ? [DealRefusal.noMove.code, "done"] : ["done", DealRefusal.noMove.code])
        )
        #expect((after.terms == before) == !isMoved && after.progress.move == nil)
        #expect(try await table.lines().count == 4)
    }

    @Test("Two who move one deal at the same time leave one move", arguments: Database.Engine.allCases)
    func both(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let deal = try await agreed(table)
        let (ben, now) = (table.ben, table.now)

        let outcomes = try await table.store.outcomes(
            { door in
                try await table.deals.update(deal, by: ben, at: now) { negotiation in
                    door.holdFirst()
                    let startsAt = negotiation.deal.terms.startsAt + Table.day
                    try negotiation.proposeMove(to: startsAt, minutes: 60, at: nil, by: ben, at: now)
                }
            },
            { _ = try await moves(deal, at: table) }
        )

        #expect(outcomes.sorted() == [DealRefusal.moveOpen.code, "done"])
        #expect(try await table.deal(deal)?.progress.proposedMoves == 1)
    }

    @Test("A block ends the move with the deal", arguments: Database.Engine.allCases)
    func block(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let deal = try await agreed(table)
        _ = try await moves(deal, at: table)

        try await table.door.street.block(table.ana, by: table.ben)

        #expect(try await table.deal(deal)?.state == .cancelled)
        #expect(try await table.deal(deal)?.progress.move == nil)
    }
}
