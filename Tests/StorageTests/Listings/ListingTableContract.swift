import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("A stored listing")
struct ListingTableContract {
    private static let rent = Price.fixed(Money(won: 900_000)!, per: .hour)

    @Test(
        "Keeps a fixed, a negotiable and no price apart, and a second amount",
        arguments: Database.Engine.allCases,
        [nil, Price.negotiable, rent]
    )
    func amounts(_ engine: Database.Engine, _ price: Price?) async throws {
        let neighbours = try await BoardFixture(engine)
        for deposit in [nil, Money(won: 10_000_000)] {
            var listing = try neighbours.draft("상가", price: price, secondAmount: deposit)
            try await neighbours.keep(listing)
            #expect(try await kept(listing, in: neighbours) == listing)
            try listing.edit(neighbours.draft("상가 2층").details, seats: 1, at: neighbours.store.clock.now)
            let edited = listing
            try await neighbours.store.write { try $0.listings.save(edited) }
            #expect(try await kept(listing, in: neighbours) == listing)
        }
    }

    private func kept(_ listing: Listing, in neighbours: BoardFixture) async throws -> Listing? {
        try await neighbours.store.database.read { try $0.listings.find(listing.id) }
    }
}
