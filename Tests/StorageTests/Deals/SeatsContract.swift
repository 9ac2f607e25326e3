import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Seats are never oversold")
struct SeatsContract {
    /// Proposals to as many guests, all about the same listing.
    private func proposals(_ fixture: DealFixture, to guests: Int) async throws -> [(Deal.ID, Member.ID)] {
        var proposals: [(Deal.ID, Member.ID)] = []
        for number in 0..<guests {
            let guest = try await fixture.store.join("guest\(number)").account.id
            let conversation = try await fixture.opening.ask(guest, about: fixture.listing).id
            proposals.append((try await fixture.propose(in: conversation), guest))
        }
        return proposals
    }

    @Test(
        "While one acceptance is under way another for the same seat waits, and is refused",
        arguments: Database.Engine.allCases
    )
    func race(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let both = try await proposals(fixture, to: 2)
        let now = fixture.now

        let outcomes = try await fixture.store.outcomes(
            { gate in
                try await fixture.deals.update(both[0].0, by: both[0].1, at: now) { negotiation in
                    gate.holdFirstArrival()
                    try negotiation.accept(by: both[0].1, at: now)
                }
            },
            { try await fixture.accept(both[1].0, by: both[1].1) }
        )

        #expect(outcomes.sorted() == ["done", "listing.full"])
        #expect(try await fixture.kept()?.seats.taken == 1)
    }

    @Test(
        "Accepting and withdrawing at the same instant does one of the two",
        arguments: Database.Engine.allCases
    )
    func withdrawal(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let id = try await fixture.propose()
        let (now, ana) = (fixture.now, fixture.ana)

        let outcomes = try await fixture.store.outcomes(
            { gate in
                try await fixture.deals.update(id, by: ana, at: now) { negotiation in
                    gate.holdFirstArrival()
                    try negotiation.withdraw(by: ana, at: now)
                }
            },
            { try await fixture.accept(id) }
        )

        let state = try #require(try await fixture.deal(id)?.state)
        let withdrawn = ["done", DealRefusal.withdrawn.code]
        #expect(outcomes == (state == .accepted ? [DealRefusal.alreadyAccepted.code, "done"] : withdrawn))
        #expect(try await fixture.kept()?.seats.taken == (state == .accepted ? 1 : 0))
        #expect(try await fixture.lines().count == 2)
    }

    @Test(
        "Two who had the lesson agree again on the closed listing with the same seat; others don't",
        arguments: Database.Engine.allCases
    )
    func again(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let cho = try await fixture.store.join("cho").account.id
        let talk = try await fixture.opening.ask(cho, about: fixture.listing).id
        _ = try await fixture.agree()
        #expect(try await fixture.kept()?.status == .closed)
        await #expect(throws: ListingRefusal.full) { try await fixture.propose(in: talk) }

        let next = try await fixture.propose(by: fixture.ben)
        try await fixture.accept(next, by: fixture.ana)
        #expect(try await fixture.kept()?.seats.taken == 1)
        try await fixture.cancels(next, by: fixture.ana)
        #expect(try await fixture.kept()?.seats.taken == 1)
        #expect(try await fixture.kept()?.status == .closed)
        await #expect(throws: ListingRefusal.full) { try await fixture.propose(in: talk) }
    }

    @Test("Several seats count down to none", arguments: Database.Engine.allCases)
    func severalSeats(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine, seats: 2)
        let three = try await proposals(fixture, to: 3)

        try await fixture.accept(three[0].0, by: three[0].1)
        #expect(try await fixture.kept()?.status == .open)
        try await fixture.accept(three[1].0, by: three[1].1)
        #expect(try await fixture.kept()?.status == .closed)
        await #expect(throws: ListingRefusal.full) {
            try await fixture.accept(three[2].0, by: three[2].1)
        }
        try await fixture.cancels(three[0].0, by: three[0].1)
        try await fixture.accept(three[2].0, by: three[2].1)
        #expect(try await fixture.kept()?.seats.taken == 2)
    }

    @Test(
        "Waiting members are told when the last seat is taken and when there is room again",
        arguments: Database.Engine.allCases
    )
    func waiting(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let (cho, dan) = (try await fixture.store.join("cho"), try await fixture.store.join("dan"))
        let talk = try await fixture.opening.ask(cho.account.id, about: fixture.listing).id
        let favourites = SQLFavouriteRepository(fixture.store.database)
        try await favourites.add(fixture.listing.id, by: dan.account.id, as: fixture.store.identifiers.next())
        func heard() async throws -> [String] {
            try await fixture.opening.texts(cho.account.id, talk)
        }

        let id = try await fixture.propose()
        try await fixture.accept(id)
        #expect(try await heard() == ["[listing-closed]"])
        #expect(try await fixture.told(dan.account.id) == [.favouriteClosed])
        try await fixture.cancels(id, by: fixture.ben)
        #expect(try await heard() == ["[listing-closed]", "[listing-reopened]"])
        #expect(try await fixture.told(dan.account.id) == [.favouriteClosed, .favouriteReopened])

        #expect(try await fixture.lines() == [.dealProposed, .dealAccepted, .dealCancelled])
    }

    @Test(
        "An account that goes ends its open deals, frees their seats and tells the other",
        arguments: Database.Engine.allCases
    )
    func gone(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let id = try await fixture.propose()
        try await fixture.accept(id)
        let (ben, identifiers, now) = (fixture.ben, fixture.store.identifiers, fixture.now)

        try await fixture.store.database.write(identifiers, at: now) { transaction in
            try transaction.deals.end(of: ben)
            try transaction.connection.execute("DELETE FROM accounts WHERE id = \(ben)")
        }

        let deal = try #require(try await fixture.deal(id))
        #expect(deal.state == .cancelled && deal.parties.partner == nil && deal.progress.changedBy == nil)
        #expect(try await fixture.kept()?.status == .open)
        #expect(try await fixture.lines().last == .dealCancelled)
        #expect(try await fixture.told(fixture.ana) == [.dealAccepted, .dealCancelled])
    }
}
