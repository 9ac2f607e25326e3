import Domain
import JSONCoding
import Wire

extension Examples {
    private static func shop(_ deal: ShopDeal, _ lister: ShopLister.Role) -> ShopContentsBody {
        var shop = ShopContentsBody()
        shop.title = "역 앞 1층"
        shop.use = .cafe
        shop.trades = [.coffee, .dessert]
        shop.deal = deal
        (shop.upFront, shop.rent, shop.vat) = (10_000_000, deal.hasRent ? 500_000 : nil, .included)
        (shop.maintenance, shop.premium, shop.leaseMonths) = (50_000, 0, 36)
        (shop.exclusiveArea, shop.contractArea) = ("33.05785", "45")
        (shop.floor, shop.totalFloors, shop.approvedOn) = (-1, 5, "2015-03-02")
        (shop.direction, shop.rooms, shop.toilets) = (.northEast, 1, 2)
        (shop.parking, shop.readyOn, shop.loan) = (3, "2026-12-01", .some)
        shop.lister = lister
        (shop.officeName, shop.officePhone) = ("O'Neill & \"Söhne\"", "02-000-0000")
        shop.status = .reserved
        shop.description = "줄\n바꿈"
        shop.floorPlan = .last
        shop.images = [Image.ID(rawValue: 9)]
        return shop
    }

    static let shops: [any Body] = [
        shop(.monthly, .broker), shop(.jeonse, .owner), shop(.sale, .tenant),
        PostingBody(shop(.sublease, .tenant), at: PlaceChoiceBody(.byAddress("명동길 14"))),
        DraftBody<ShopContentsBody>(["upFront": 10_000_000, "exclusiveArea": "10평"]),
        ListingHistoryBody(
            prices: [.init(since: now, price: 500_000, secondAmount: nil, monthlyCost: 591_667)],
            statuses: [.init(at: now, status: "available")]
        ),
    ]
}
