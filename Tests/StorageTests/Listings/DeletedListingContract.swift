import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("A deleted listing")
struct DeletedListingContract {
    private struct Fixture {
        let neighbours: BoardFixture
        let listings: SQLListingRepository
        let queries: SQLListingQueries

        init(_ engine: Database.Engine) async throws {
            neighbours = try await BoardFixture(engine)
            let store = neighbours.store
            listings = SQLListingRepository(store.database, identifiers: store.identifiers)
            queries = SQLListingQueries(store.database)
        }

        var now: Moment { neighbours.store.clock.now }

        func kept(_ listing: Listing) -> DeletedListing {
            DeletedListing(listing.id, listing.kind, in: listing.details.place.neighbourhood, at: now)
        }

        func find(_ id: Listing.ID) async throws { _ = try await queries.find(id, for: nil) }

        func hide(_ listing: Listing) async throws {
            let (id, now) = (listing.id, now)
            try await neighbours.store.database.write { connection in
                _ = try connection.execute(
                    "INSERT INTO submissions (listing, state, submitted_at) VALUES (\(id), 'waiting', \(now))"
                )
            }
        }
    }

    @Test(
        "Its page is told the kind and the neighbourhood, and that it is gone",
        arguments: Database.Engine.allCases
    )
    func deleted(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let author = fixture.neighbours.author
        let listing = try await fixture.neighbours.post("지울 글", in: BoardFixture.nextDoor)
        fixture.neighbours.store.clock.pass(.seconds(60))
        try await fixture.listings.delete(listing.id, of: author, at: fixture.now)
        await #expect(throws: ListingRefusal.deleted(fixture.kept(listing))) {
            try await fixture.find(listing.id)
        }
        await #expect(throws: ListingRefusal.notFound) { try await fixture.find(Listing.ID(rawValue: 1)) }
    }

    @Test("Under another kind's address it was never there", arguments: Database.Engine.allCases)
    func otherKind(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let database = fixture.neighbours.store.database
        let listing = try await fixture.neighbours.post("지울 글")
        try await fixture.listings.delete(listing.id, of: fixture.neighbours.author, at: fixture.now)
        await #expect(throws: ListingRefusal.deleted(fixture.kept(listing))) {
            _ = try await SQLPostQueries<Class>(database).find(listing.id, for: nil)
        }
        await #expect(throws: ListingRefusal.notFound) {
            _ = try await SQLPostQueries<Run>(database).find(listing.id, for: nil)
        }
    }

    @Test(
        "Those of a deleted account are gone, too, and nothing tells whose they were",
        arguments: Database.Engine.allCases
    )
    func account(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let store = fixture.neighbours.store
        let listing = try await fixture.neighbours.post("떠나는 이웃의 글")
        try await store.accounts.delete(fixture.neighbours.author, at: fixture.now)
        await #expect(throws: ListingRefusal.deleted(fixture.kept(listing))) {
            try await fixture.find(listing.id)
        }
        let error = try await store.database.read { connection in
            let row = try #require(try connection.first("SELECT * FROM deleted_listings"))
            return #expect(throws: DatabaseError.self) { _ = try row.value("author", as: Int64.self) }
        }
        #expect(error?.message.hasSuffix("there are id, kind, code, deleted_at") == true)
    }

    @Test("Of a listing that only its author saw, nothing is kept", arguments: Database.Engine.allCases)
    func hidden(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let listing = try await fixture.neighbours.post("승인 전 글")
        try await fixture.hide(listing)
        try await fixture.listings.delete(listing.id, of: fixture.neighbours.author, at: fixture.now)
        await #expect(throws: ListingRefusal.notFound) { try await fixture.find(listing.id) }
    }
}
