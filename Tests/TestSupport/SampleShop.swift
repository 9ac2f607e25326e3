public import Domain

/// A shop with a deposit of its lease of 10,000,000 won, and the documents about it.
public enum SampleShop {
    public static let documents = DocumentTicks(
        register: .init(isSeen: true, issuedOn: CivilDate(year: 2026, month: 11, day: 1)),
        building: .init(isSeen: true, issuedOn: CivilDate(year: 2026, month: 11, day: 2))
    )

    public static func contents(
        _ status: ShopStatus = .available,
        upFront: Int = 10_000_000
    ) throws -> ShopContents {
        try ShopContents(
            title: ListingTitle("역 앞 1층"),
            description: ShopDescription("바로 쓸 수 있어요."),
            use: .vacant,
            terms: ShopTerms(
                deal: .monthly,
                upFront: Money(won: upFront) ?? .zero,
                rent: Money(won: 500_000)
            ),
            building: ShopBuilding(exclusiveArea: FloorArea(typed: "10평")!, floor: 1),
            lister: ShopLister(role: .owner),
            status: status
        )
    }

    public static func place(_ neighbourhood: NeighbourhoodCode) throws -> ListingPlace {
        let point = Point(latitude: 37.5637, longitude: 126.9838)!
        return ListingPlace(
            neighbourhood: neighbourhood,
            shown: point,
            exact: try ExactPlace(point: point, address: "정문 앞")
        )
    }
}
