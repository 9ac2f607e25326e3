import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Listings that are called off")
struct CancellingContract {
    private func listings(_ fixture: RosterFixture) -> SQLListingRepository {
        SQLListingRepository(fixture.store.database, identifiers: fixture.store.identifiers)
    }

    @Test(
        "The reason, the notices and the lines are stored with the cancellation, once",
        arguments: Database.Engine.allCases
    )
    func stored(_ engine: Database.Engine) async throws {
        let fixture = try await RosterFixture(engine, seats: 1, endsAt: .seconds(86_400))
        let (ben, cho) = (try await fixture.join("ben"), try await fixture.join("cho"))
        for member in [ben, cho] { try await fixture.applies(member) }
        let reason = try RosterNote("비가 많이 와요")
        for _ in 1...2 {
            try await listings(fixture).cancel(fixture.listing, reason, of: fixture.ana, at: fixture.now)
        }
        #expect(try await fixture.told(ben) == [.listingCancelled])
        #expect(try await fixture.told(cho) == [.listingCancelled])
        let cancellation = ListingCancellation(reason, at: fixture.now)
        for reader in [fixture.ana, ben, cho] {
            #expect(try await fixture.sees(reader)?.cancellation == cancellation)
        }
        #expect(try await fixture.sees(cho)?.own == nil)
        #expect(try await fixture.sees(nil)?.cancellation == nil)
        let queries = SQLListingQueries(fixture.store.database)
        let read = try await queries.find(fixture.listing, for: nil).listing
        #expect(read.status == .cancelled && read.cancellation == cancellation)
    }

    @Test(
        "Taken back, it is told once to each who was on the roster; a member who claims stays in the group",
        arguments: Database.Engine.allCases
    )
    func takenBack(_ engine: Database.Engine) async throws {
        let fixture = try await RosterFixture(engine, seats: 2, endsAt: .seconds(86_400))
        let (ben, cho) = (try await fixture.join("ben"), try await fixture.join("cho"))
        let dan = try await fixture.join("dan")
        for member in [ben, cho, dan] { try await fixture.applies(member) }
        let listings = listings(fixture)
        try await listings.cancel(fixture.listing, RosterNote("비"), of: fixture.ana, at: fixture.now)
        let soon = fixture.now + .seconds(60)
        await #expect(throws: ListingRefusal.notAuthor) {
            try await listings.reopen(fixture.listing, of: ben, at: soon)
        }
        try await listings.reopen(fixture.listing, of: fixture.ana, at: soon)
        for member in [ben, cho, dan] {
            #expect(try await fixture.told(member) == [.listingCancelled, .listingReopened])
        }
        let read = try await SQLListingQueries(fixture.store.database).find(fixture.listing, for: nil)
        #expect(read.listing.cancellation == nil)
        #expect(try await fixture.sees(cho)?.own?.state.status == .offered)
        #expect(try await fixture.sees(dan)?.own == nil)
        #expect(try await fixture.sees(cho)?.conversation != nil)
        try await fixture.changes(by: cho) { roster, now in try roster.claim(by: cho, at: now) }
        #expect(try await fixture.sees(cho)?.own?.state == .admitted)
        try await fixture.changes(by: ben) { roster, now in try roster.withdraw(by: ben, at: now) }
        #expect(try await fixture.sees(ben)?.conversation == nil)
    }

    @Test("Only the author of a listing with a roster calls it off", arguments: Database.Engine.allCases)
    func refused(_ engine: Database.Engine) async throws {
        let fixture = try await RosterFixture(engine, seats: 2)
        let ben = try await fixture.join("ben")
        try await fixture.applies(ben)
        let reason = try RosterNote("비")
        let plain = try await fixture.neighbours.post("글").id
        let (listings, now) = (listings(fixture), fixture.now)
        await #expect(throws: ListingRefusal.notAuthor) {
            try await listings.cancel(fixture.listing, reason, of: ben, at: now)
        }
        await #expect(throws: ListingRefusal.notCancellable) {
            try await listings.cancel(plain, reason, of: fixture.ana, at: now)
        }
        try await listings.delete(fixture.listing, of: fixture.ana, at: now)
        await #expect(throws: ListingRefusal.notFound) {
            try await listings.cancel(fixture.listing, reason, of: fixture.ana, at: now)
        }
        #expect(try await fixture.told(ben) == [.rosterEnded])
    }

    @Test(
        "A neighbour who applies at the same instant is told, too",
        arguments: Database.Engine.allCases
    )
    func race(_ engine: Database.Engine) async throws {
        let fixture = try await RosterFixture(engine, seats: 8)
        let ben = try await fixture.join("ben")
        let (listings, reason) = (listings(fixture), try RosterNote("비"))

        let outcomes = try await fixture.store.outcomes(
            { gate in
                try await fixture.changes(by: ben) { roster, now in
                    try roster.apply(by: ben, nil, at: now)
                    gate.holdFirstArrival()
                }
            },
            { try await listings.cancel(fixture.listing, reason, of: fixture.ana, at: fixture.now) }
        )

        #expect(outcomes == ["done", "done"])
        #expect(try await fixture.told(ben) == [.listingCancelled])
        #expect(try await fixture.sees(fixture.ana)?.cancellation?.reason == reason)
    }
}
