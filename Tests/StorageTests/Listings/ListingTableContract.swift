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
        let street = try await Street(engine)
        for deposit in [nil, Money(won: 10_000_000)] {
            var listing = try street.draft("상가", price: price, secondAmount: deposit)
            try await street.keep(listing)
            #expect(try await kept(listing, in: street) == listing)
            try listing.edit(street.draft("상가 2층").details, seats: 1, at: street.store.clock.now)
            let (edited, now) = (listing, street.store.clock.now)
            try await street.store.database.write { try $0.listings.save(edited, at: now) }
            #expect(try await kept(listing, in: street) == listing)
        }
    }

    private func kept(_ listing: Listing, in street: Street) async throws -> Listing? {
        try await street.store.database.read { try $0.listings.find(listing.id) }
    }
}
