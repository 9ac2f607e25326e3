import Domain
import Testing

@Suite("A shop")
struct ShopTests {
    private let now = SampleListing.start

    private func contents(
        rent: Int = 500_000,
        maintenance: Int? = nil,
        status: ShopStatus = .available,
        lister: ShopLister.Role = .owner,
        trades: Set<ShopTrade> = [.coffee],
        use: ShopUse = .vacant,
        building: ShopBuilding? = nil,
        floorPlan: ShopFloorPlan = .none,
        images: Int = 0
    ) throws -> ShopContents {
        let area = try #require(FloorArea(typed: "10평"))
        return try ShopContents(
            title: try ListingTitle("역 앞 1층"),
            description: try ShopDescription("바로 쓸 수 있어요."),
            use: use,
            trades: trades,
            terms: try ShopTerms(
                deal: .monthly,
                upFront: try #require(Money(won: 10_000_000)),
                rent: Money(won: rent),
                maintenance: maintenance.flatMap { Money(won: $0) }
            ),
            building: try building ?? ShopBuilding(exclusiveArea: area, floor: 1),
            lister: try ShopLister(role: lister),
            status: status,
            floorPlan: floorPlan,
            images: (0..<images).map { Image.ID(rawValue: Int64($0 + 1)) }
        )
    }

    private func post(_ contents: ShopContents) throws -> Shop {
        try SampleListing.post(contents)
    }

    private func edited(_ shop: Shop, _ contents: ShopContents, after hours: Int) throws -> Shop {
        var shop = shop
        let later = now + .seconds(hours * 3_600)
        try shop.edit(contents, at: SampleListing.details().place, now: later)
        return shop
    }

    private func isLowered(_ shop: Shop) -> Bool { isMarked("lowered", shop) }

    private func isMarked(_ facet: String, _ shop: Shop) -> Bool {
        Listing.Kind.facets(called: facet).contains { !$0.words(in: shop.listing.details.facets).isEmpty }
    }

    @Test("keeps each price, and says that it was lowered only while the last change did")
    func prices() throws {
        let first = try post(contents())
        #expect(!isLowered(first) && first.prices.count == 1)
        let same = try edited(first, contents(images: 1), after: 10)
        #expect(same.prices == first.prices && !isLowered(same))
        let lower = try edited(same, contents(rent: 450_000), after: 20)
        #expect(isLowered(lower) && lower.prices.map(\.since) == [now, now + .seconds(20 * 3_600)])
        let again = try edited(lower, contents(rent: 450_000, images: 2), after: 30)
        #expect(isLowered(again) && again.prices.count == 2)
        let higher = try edited(again, contents(rent: 460_000), after: 40)
        #expect(
            !isLowered(higher) && higher.prices.compactMap(\.terms.rent?.won) == [500_000, 450_000, 460_000]
        )
    }

    @Test("corrected within the hour keeps no trace of the slip, and after an hour keeps the former price")
    func correction() throws {
        func corrected(_ shop: Shop, rent: Int, after seconds: Int) throws -> Shop {
            var shop = shop
            let later = now + .seconds(seconds)
            try shop.edit(contents(rent: rent), at: SampleListing.details().place, now: later)
            return shop
        }
        let slip = try post(contents(rent: 5_000_000))
        let right = try corrected(slip, rent: 500_000, after: 3_599)
        #expect(right.prices.map(\.terms.rent?.won) == [500_000] && right.prices.map(\.since) == [now])
        #expect(!isLowered(right))
        let late = try corrected(slip, rent: 500_000, after: 3_600)
        #expect(late.prices.map(\.terms.rent?.won) == [5_000_000, 500_000] && isLowered(late))
        // A new price that is taken back within its hour was none.
        let changed = try corrected(right, rent: 400_000, after: 9_000)
        #expect(isLowered(changed))
        let back = try corrected(changed, rent: 500_000, after: 9_060)
        #expect(back.prices == right.prices && !isLowered(back))
    }

    @Test("that asks for the same in another way isn't lowered, and by a won less a month it is")
    func sameCost() throws {
        let first = try post(contents(rent: 500_000, maintenance: 0))
        // 50,000 won of rent are 55,000 won with tax.
        let same = try edited(first, contents(rent: 450_000, maintenance: 55_000), after: 10)
        #expect(same.prices.count == 2 && !isLowered(same))
        #expect(same.listing.details.monthlyCost == first.listing.details.monthlyCost)
        let lower = try edited(first, contents(rent: 450_000, maintenance: 54_999), after: 10)
        #expect(isLowered(lower))
    }

    @Test("is found as pictured by its photos, of which the floor plan is none")
    func pictured() throws {
        for (images, floorPlan, isPictured) in [
            (0, ShopFloorPlan.none, false), (1, .none, true), (1, .last, false), (2, .last, true),
        ] {
            let shop = try post(contents(floorPlan: floorPlan, images: images))
            #expect(isMarked("pictured", shop) == isPictured, "\(images) \(floorPlan)")
        }
        #expect(throws: ShopRefusal.floorPlanMissing) { try contents(floorPlan: .last) }
    }

    @Test("is open while available or reserved, and closed by its author otherwise")
    func statuses() throws {
        let shop = try post(contents())
        let reserved = try edited(shop, contents(status: .reserved), after: 10)
        #expect(reserved.listing.status == .open && Shop.status(of: reserved.listing) == .reserved)
        let contracted = try edited(reserved, contents(status: .contracted), after: 20)
        #expect(contracted.listing.isClosedByAuthor && Shop.status(of: contracted.listing) == .contracted)
        let back = try edited(contracted, contents(), after: 30)
        #expect(back.listing.status == .open && Shop.status(of: back.listing) == .available)
        #expect(try post(contents(status: .withdrawn)).listing.status == .closed)
    }

    @Test("whose contract waits for the payer's yes stays reserved, and takes the rest of the edit over")
    func awaitsContract() throws {
        let reserved = try edited(post(contents()), contents(status: .reserved), after: 10)
        var shop = try edited(reserved, contents(rent: 450_000, status: .contracted), after: 20)
        try shop.awaitContract(after: reserved, now: now + .seconds(20 * 3_600))
        #expect(shop.listing.status == .open && Shop.status(of: shop.listing) == .reserved)
        #expect(shop.contents.terms.rent?.won == 450_000 && shop.prices.count == 2)
    }

    @Test("is withdrawn when its listing is closed, and available when it is reopened")
    func listing() throws {
        var listing = try post(contents()).listing
        try listing.close(at: now)
        #expect(Shop.status(of: listing) == .withdrawn)
        try listing.reopen(at: now)
        #expect(Shop.status(of: listing) == .available)
        listing = try edited(post(contents()), contents(status: .contracted), after: 10).listing
        try listing.reopen(at: now)
        #expect(Shop.status(of: listing) == .available)
    }

    @Test("by a broker needs every fact that the law demands, each with its source")
    func statutory() throws {
        let area = try #require(FloorArea(typed: "10평"))
        let missing = StatutoryFact.missing(
            try ShopLister(role: .broker),
            try ShopBuilding(exclusiveArea: area, floor: 1, approvedOn: ShopDate("2015")),
            try contents().terms
        )
        #expect(missing == StatutoryFact.allCases.filter { $0 != .location })
        #expect(StatutoryFact.allCases.allSatisfy { (1...2).contains($0.source.paragraph) })
        #expect(throws: ShopRefusal.statutory(.officeName)) { try contents(lister: .broker) }
    }

    @Test("by a broker tells its exact place, as the law demands")
    func exactPlace() throws {
        let contents = try ShopContents(
            title: ListingTitle("역 앞 1층"),
            description: ShopDescription("바로 쓸 수 있어요."),
            use: .vacant,
            terms: ShopTerms(deal: .monthly, upFront: .zero, rent: Money(won: 500_000), maintenance: .zero),
            building: ShopBuilding(
                exclusiveArea: #require(FloorArea(typed: "10평")),
                floor: 1,
                totalFloors: 2,
                approvedOn: ShopDate("2015-03-02"),
                direction: .south,
                rooms: 1,
                toilets: 1,
                parking: 0,
                readyOn: ShopDate("2026-12-01")
            ),
            lister: ShopLister(
                role: .broker,
                officeName: "마당 공인중개사",
                officeAddress: "세종대로 110",
                officePhone: "02-120",
                registrationNumber: "11140-2026-00001",
                brokerName: "아나"
            ),
            status: .available
        )
        #expect(throws: ShopRefusal.statutory(.location)) { try post(contents) }
        let place = try SampleListing.details().place
        let exact = try ExactPlace(point: place.shown)
        _ = try Shop(
            posting: Listing.ID(rawValue: 1_000),
            by: SampleListing.author,
            contents,
            at: ListingPlace(neighbourhood: place.neighbourhood, shown: place.shown, exact: exact),
            now: now
        )
    }

    @Test("is ready on a day, and approved in a year at least")
    func dates() throws {
        let area = try #require(FloorArea(typed: "10평"))
        func building(readyOn: String) throws -> ShopBuilding {
            try ShopBuilding(
                exclusiveArea: area,
                floor: 1,
                approvedOn: ShopDate("2015"),
                readyOn: ShopDate(readyOn)
            )
        }
        #expect(throws: ShopRefusal.readyOn) { try building(readyOn: "2026-12") }
        #expect(try building(readyOn: "2026-12-01").readyOn?.isWhole == true)
    }

    @Test("has trades of its use, up to 20 photos, and a floor that the building has")
    func rules() throws {
        #expect(throws: ShopRefusal.tradeOfOtherUse) { try contents(trades: [.korean], use: .cafe) }
        #expect(try contents(trades: [.bakery], use: .cafe).trades == [.bakery])
        #expect(throws: ImageRefusal.tooMany) { try contents(images: 21) }
        #expect(try contents(images: 20).images.count == 20)
        let area = try #require(FloorArea(typed: "10평"))
        #expect(throws: ShopRefusal.floor) { try ShopBuilding(exclusiveArea: area, floor: 0) }
        #expect(throws: ShopRefusal.totalFloors) {
            try ShopBuilding(exclusiveArea: area, floor: 5, totalFloors: 4)
        }
        #expect(try ShopBuilding(exclusiveArea: area, contractArea: area, floor: 1).contractArea == area)
        #expect(throws: ShopRefusal.contractAreaSmaller) {
            try ShopBuilding(exclusiveArea: area, contractArea: FloorArea(typed: "9.99평"), floor: 1)
        }
        #expect(throws: ShopRefusal.rentMissing) {
            try ShopTerms(deal: .sublease, upFront: try #require(Money(won: 1)))
        }
        #expect(throws: ShopRefusal.rentTooLow) {
            try ShopTerms(deal: .monthly, upFront: try #require(Money(won: 1)), rent: Money(won: 9_999))
        }
        #expect(
            try ShopTerms(deal: .monthly, upFront: try #require(Money(won: 1)), rent: Money(won: 10_000))
                .rent?.won == 10_000
        )
    }

    @Test(
        "has dates of one to three parts",
        arguments: [
            ("2015", false), ("2015-02", false), ("2016-02-29", true), (" 2026-12-01 ", true),
        ]
    )
    func dates(_ text: String, _ isWhole: Bool) {
        #expect(ShopDate(text)?.isWhole == isWhole)
    }

    @Test(
        "has no other dates",
        arguments: ["", "15", "2015-3", "2015-02-29", "2015-13", "1899", "2015-02-01-01", "２０１５"]
    )
    func noDates(_ text: String) {
        #expect(ShopDate(text) == nil)
    }

    @Test(
        "A form takes a date as people write it, with the year first",
        arguments: [
            ("2026.12.1", "2026-12-01"), ("2026. 12. 20.", "2026-12-20"), ("2026년 12월 20일", "2026-12-20"),
            ("2026/3", "2026-03"), ("2015년", "2015"), ("2026-12-01", "2026-12-01"), ("12월 20일", nil),
            ("2026년 13월", nil), ("곧", nil), ("", nil),
        ]
    )
    func typedDate(_ text: String, _ date: String?) {
        #expect(ShopDate(typed: text)?.text == date)
    }
}
