import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Shop repository")
struct ShopRepositoryContract {
    private struct Fixture {
        let store: Store
        let author: Member.ID
        let shops: SQLPostRepository<Shop>

        init(_ engine: Database.Engine) async throws {
            store = try await Store(engine)
            author = try await store.join("ana").account.id
            shops = SQLPostRepository(store.database, identifiers: store.identifiers)
        }

        var now: Moment { store.clock.now }

        func area(_ text: String) throws -> FloorArea { try #require(FloorArea(typed: text)) }

        func whole(rent: Int = 500_000, images: [Image.ID] = []) throws -> ShopContents {
            try ShopContents(
                title: try ListingTitle("역 앞 1층"),
                description: try ShopDescription("줄\n바꿈"),
                use: .cafe,
                trades: [.coffee, .bakery],
                terms: try ShopTerms(
                    deal: .sublease,
                    upFront: try #require(Money(won: 10_000_000)),
                    rent: Money(won: rent),
                    maintenance: Money(won: 0),
                    premium: Money(won: 30_000_000),
                    vat: .included,
                    leaseMonths: 36
                ),
                building: try ShopBuilding(
                    exclusiveArea: area("10.01평"),
                    contractArea: area("45.12345678"),
                    floor: -1,
                    totalFloors: 5,
                    approvedOn: ShopDate("2015-03-02"),
                    direction: .northEast,
                    rooms: 2,
                    toilets: 0,
                    parking: 3,
                    readyOn: ShopDate("2026-12-01"),
                    loan: .some
                ),
                lister: try ShopLister(
                    role: .broker,
                    officeName: "마당",
                    officeAddress: "명동길 1",
                    officePhone: "02-000-0000",
                    registrationNumber: "11140-2020-00001",
                    brokerName: "나중개"
                ),
                status: .reserved,
                floorPlan: images.isEmpty ? .none : .last,
                images: images
            )
        }

        /// With nothing that can be left out.
        func bare() throws -> ShopContents {
            try ShopContents(
                title: try ListingTitle("공실"),
                description: try ShopDescription("넓어요"),
                use: .vacant,
                terms: try ShopTerms(deal: .sale, upFront: try #require(Money(won: Money.most))),
                building: try ShopBuilding(exclusiveArea: area("100000"), floor: 3),
                lister: try ShopLister(role: .owner)
            )
        }

        var place: ListingPlace {
            get throws {
                let point = try #require(Point(latitude: 37.5637, longitude: 126.9838))
                let exact = try ExactPlace(point: point, address: "정문 앞")
                return ListingPlace(neighbourhood: BoardFixture.here, shown: point, exact: exact)
            }
        }

        func post(_ contents: ShopContents) async throws -> Shop {
            let shop = try Shop(
                posting: store.identifiers.next(),
                by: author,
                contents,
                at: place,
                now: now
            )
            _ = try await shops.insert(shop.listing.id, by: author, at: now) { shop }
            return shop
        }

        func edit(_ shop: inout Shop, _ contents: ShopContents) async throws {
            let (now, place) = (now, try place)
            try shop.edit(contents, at: place, basedOn: nil, now: now)
            try await shops.update(shop.listing.id, of: author, at: now) {
                try $0.edit(contents, at: place, basedOn: nil, now: now)
            }
        }
    }

    @Test("A shop is read back as it was posted, whole or bare", arguments: Database.Engine.allCases)
    func whole(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let image = try await fixture.store.upload(fixture.author, "one")
        var shop = try await fixture.post(fixture.whole(images: [image.id]))
        shop.show(image.files.thumb)
        #expect(try await fixture.shops.find(shop.listing.id, of: fixture.author) == shop)
        let bare = try await fixture.post(fixture.bare())
        #expect(try await fixture.shops.find(bare.listing.id, of: fixture.author) == bare)
    }

    @Test(
        "A shop shows twenty photos and a floor plan in their order, and no more",
        arguments: Database.Engine.allCases
    )
    func pictures(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        var images: [Image.ID] = []
        for number in 0...21 {
            images.append(try await fixture.store.upload(fixture.author, "\(number)").id)
        }
        #expect(throws: ImageRefusal.tooMany) { try fixture.whole(images: images) }
        let all = Array(images.dropLast().reversed())
        let shop = try await fixture.post(fixture.whole(images: all))
        #expect(try await fixture.shops.find(shop.listing.id, of: fixture.author).images == all)
    }

    @Test(
        "An edit replaces all fields, and adds its price to the former ones",
        arguments: Database.Engine.allCases
    )
    func edit(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        var shop = try await fixture.post(fixture.whole())
        for (contents, prices) in [
            (try fixture.whole(rent: 450_000), 2), (try fixture.whole(rent: 450_000), 2),
            (try fixture.bare(), 3),
        ] {
            fixture.store.clock.pass(.seconds(3_600))
            try await fixture.edit(&shop, contents)
            let stored = try await fixture.shops.find(shop.listing.id, of: fixture.author)
            #expect(stored.contents == contents && stored.listing == shop.listing)
            #expect(stored.prices == shop.prices && stored.prices.count == prices)
        }
    }

    @Test(
        "A price corrected within the hour replaces the slip, and one taken back is gone",
        arguments: Database.Engine.allCases
    )
    func correction(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        var shop = try await fixture.post(fixture.whole())
        for (rent, pause, prices) in [(450_000, 60, 1), (400_000, 3_600, 2), (450_000, 60, 1)] {
            fixture.store.clock.pass(.seconds(pause))
            try await fixture.edit(&shop, fixture.whole(rent: rent))
            let stored = try await fixture.shops.find(shop.listing.id, of: fixture.author)
            #expect(stored.prices == shop.prices && stored.prices.count == prices)
            #expect(stored.prices.last?.terms.rent?.won == rent)
        }
    }

    @Test("Each status is kept with its time, however it was changed", arguments: Database.Engine.allCases)
    func statuses(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let shop = try await fixture.post(fixture.whole())
        let listings = SQLListingRepository(fixture.store.database, identifiers: fixture.store.identifiers)
        fixture.store.clock.pass(.seconds(60))
        let now = fixture.now
        for _ in 1...2 {
            try await listings.update(shop.listing.id, of: fixture.author, at: now) { listing in
                if listing.status == .open { try listing.close(at: now) }
            }
        }
        let stored = try await fixture.shops.find(shop.listing.id, of: fixture.author)
        #expect(stored.statuses.map(\.status) == [.reserved, .withdrawn])
        #expect(stored.statuses.last?.at == now && stored.contents.status == .withdrawn)
    }

    @Test("A deleted shop leaves no row", arguments: Database.Engine.allCases)
    func deleted(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let shop = try await fixture.post(fixture.whole())
        let listings = SQLListingRepository(fixture.store.database, identifiers: fixture.store.identifiers)
        try await listings.delete(shop.listing.id, of: fixture.author, at: fixture.now)
        for table in ["shops", "shop_prices", "shop_statuses"] as [SQL] {
            let rows = try await fixture.store.database.read { try $0.run("SELECT * FROM \(table)") }
            #expect(rows.isEmpty)
        }
    }
}
