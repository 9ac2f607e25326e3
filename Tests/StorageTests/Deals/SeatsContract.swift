import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Seats are never oversold")
struct SeatsContract {
    /// Proposals to as many guests, all about the same listing.
    private func proposals(_ table: Table, to guests: Int) async throws -> [(Deal.ID, Member.ID)] {
        var proposals: [(Deal.ID, Member.ID)] = []
        for number in 0..<guests {
            let guest = try await table.store.joins("guest\(number)").account.id
            let conversation = try await table.door.asks(guest, about: table.listing).id
            proposals.append((try await table.proposes(in: conversation), guest))
        }
        return proposals
    }

    @Test(
        "While one acceptance is under way another for the same seat waits, and is refused",
        arguments: Database.Engine.allCases
    )
    func race(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let both = try await proposals(table, to: 2)
        let now = table.now

        let outcomes = try await table.store.outcomes(
            { door in
                try await table.deals.update(both[0].0, by: both[0].1, at: now) { negotiation in
                    door.holdFirst()
                    try negotiation.accept(by: both[0].1, at: now)
                }
            },
            { try await table.accepts(both[1].0, by: both[1].1) }
        )

        #expect(outcomes.sorted() == ["done", "listing.full"])
        #expect(try await table.kept()?.seats.taken == 1)
    }

    @Test(
        "Accepting and withdrawing at the same instant does one of the two",
        arguments: Database.Engine.allCases
    )
    func withdrawal(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let id = try await table.proposes()
        let (now, ana) = (table.now, table.ana)

        let outcomes = try await table.store.outcomes(
            { door in
                try await table.deals.update(id, by: ana, at: now) { negotiation in
                    door.holdFirst()
                    try negotiation.withdraw(by: ana, at: now)
                }
            },
            { try await table.accepts(id) }
        )

        let state = try #require(try await table.deal(id)?.state)
        let withdrawn = ["done", DealRefusal.withdrawn.code]
        #expect(outcomes == (state == .accepted ? [DealRefusal.alreadyAccepted.code, "done"] : withdrawn))
        #expect(try await table.kept()?.seats.taken == (state == .accepted ? 1 : 0))
        #expect(try await table.lines().count == 2)
    }

    @Test(
        "Two who had the lesson agree again on the closed listing with the same seat; others don't",
        arguments: Database.Engine.allCases
    )
    func again(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let cho = try await table.store.joins("cho").account.id
        let talk = try await table.door.asks(cho, about: table.listing).id
        _ = try await table.agrees()
        #expect(try await table.kept()?.status == .closed)
        await #expect(throws: ListingRefusal.full) { try await table.proposes(in: talk) }

        let next = try await table.proposes(by: table.ben)
        try await table.accepts(next, by: table.ana)
        #expect(try await table.kept()?.seats.taken == 1)
        try await table.cancels(next, by: table.ana)
        #expect(try await table.kept()?.seats.taken == 1)
        #expect(try await table.kept()?.status == .closed)
        await #expect(throws: ListingRefusal.full) { try await table.proposes(in: talk) }
    }

    @Test("Several seats count down to none", arguments: Database.Engine.allCases)
    func severalSeats(_ engine: Database.Engine) async throws {
        let table = try await Table(engine, seats: 2)
        let three = try await proposals(table, to: 3)

        try await table.accepts(three[0].0, by: three[0].1)
        #expect(try await table.kept()?.status == .open)
        try await table.accepts(three[1].0, by: three[1].1)
        #expect(try await table.kept()?.status == .closed)
        await #expect(throws: ListingRefusal.full) {
            try await table.accepts(three[2].0, by: three[2].1)
        }
        try await table.cancels(three[0].0, by: three[0].1)
        try await table.accepts(three[2].0, by: three[2].1)
        #expect(try await table.kept()?.seats.taken == 2)
    }

    @Test(
        "Who waits for a seat hears that the last one went, and that there is room again",
        arguments: Database.Engine.allCases
    )
    func waiting(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let (cho, dan) = (try await table.store.joins("cho"), try await table.store.joins("dan"))
        let talk = try await table.door.asks(cho.account.id, about: table.listing).id
        let favourites = SQLFavouriteRepository(table.store.database)
        try await favourites.add(table.listing.id, by: dan.account.id, as: table.store.identifiers.next())
        func heard() async throws -> [String] {
            try await table.door.texts(cho.account.id, talk)
        }

        let id = try await table.proposes()
        try await table.accepts(id)
        #expect(try await heard() == ["[listing-closed]"])
        #expect(try await table.told(dan.account.id) == [.favouriteClosed])
        try await table.cancels(id, by: table.ben)
        #expect(try await heard() == ["[listing-closed]", "[listing-reopened]"])
        #expect(try await table.told(dan.account.id) == [.favouriteClosed, .favouriteReopened])

        #expect(try await table.lines() == [.dealProposed, .dealAccepted, .dealCancelled])
        let unread = try await table.door.talk.unread(of: cho.account.id)
        #expect(unread.messages == 2)
    }

    @Test(
        "An account that goes ends its open deals, frees their seats and tells the other",
        arguments: Database.Engine.allCases
    )
    func gone(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let id = try await table.proposes()
        try await table.accepts(id)
        let (ben, identifiers, now) = (table.ben, table.store.identifiers, table.now)

        try await table.store.database.write { connection in
            try connection.deals.end(of: ben, identifiers: identifiers, at: now)
            try connection.execute("DELETE FROM accounts WHERE id = \(ben)")
        }

        let deal = try #require(try await table.deal(id))
        #expect(deal.state == .cancelled && deal.parties.partner == nil && deal.progress.changedBy == nil)
        #expect(try await table.kept()?.status == .open)
        #expect(try await table.lines().last == .dealCancelled)
        #expect(try await table.told(table.ana) == [.dealAccepted, .dealCancelled])
    }
}
