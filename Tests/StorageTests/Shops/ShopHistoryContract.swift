import Database
import Domain
import JSONCoding
import TestSupport
import Testing

@testable import Storage

@Suite("Former prices and statuses of a shop")
struct ShopHistoryContract {
    @Test("An edit adds a changed price to the former ones", arguments: Database.Engine.allCases)
    func prices(_ engine: Database.Engine) async throws {
        let fixture = try await PostFixture<Shop>(engine)
        var shop = try await fixture.post(fixture.complete())
        for (contents, prices) in [
            (try fixture.complete(["rent": 450_000]), 2), (try fixture.complete(["rent": 450_000]), 2),
            (try fixture.bare(), 3),
        ] {
            fixture.store.clock.pass(.seconds(3_600))
            try await fixture.edit(&shop, contents)
            let stored = try await fixture.stored(shop)
            #expect(stored.prices == shop.prices && stored.prices.count == prices)
        }
    }

    @Test(
        "A price corrected within the hour replaces the slip, and one taken back is gone",
        arguments: Database.Engine.allCases
    )
    func correction(_ engine: Database.Engine) async throws {
        let fixture = try await PostFixture<Shop>(engine)
        var shop = try await fixture.post(fixture.complete(["rent": 500_000]))
        for (rent, pause, prices) in [(450_000, 60, 1), (400_000, 3_600, 2), (450_000, 60, 1)] {
            fixture.store.clock.pass(.seconds(pause))
            try await fixture.edit(&shop, fixture.complete(["rent": .number(Double(rent))]))
            let stored = try await fixture.stored(shop)
            #expect(stored.prices == shop.prices && stored.prices.count == prices)
            #expect(stored.prices.last?.terms.rent?.won == rent)
        }
    }

    @Test("Each status is kept with its time, however it was changed", arguments: Database.Engine.allCases)
    func statuses(_ engine: Database.Engine) async throws {
        let fixture = try await PostFixture<Shop>(engine)
        let shop = try await fixture.post(fixture.complete())
        fixture.store.clock.pass(.seconds(60))
        let now = fixture.now
        for _ in 1...2 {
            try await fixture.listings.update(shop.listing.id, of: fixture.author, at: now) { listing in
                if listing.status == .open { try listing.close(at: now) }
            }
        }
        let stored = try await fixture.stored(shop)
        #expect(stored.statuses.map(\.status) == [.reserved, .withdrawn])
        #expect(stored.statuses.last?.at == now && stored.contents.status == .withdrawn)
    }
}
