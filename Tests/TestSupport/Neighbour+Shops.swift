public import JSONCoding

/// What a neighbour does with shops.
extension Neighbour {
    /// A shop of 10평 in 명동 for a monthly rent, with `changes`.
    public static func shop(_ changes: JSONObject = [:]) -> JSON {
        let shop: JSONObject = [
            "title": "역 앞 1층 공실", "use": "vacant", "trade": ["coffee"], "deal": "monthly",
            "upFront": 10_000_000, "rent": 500_000, "maintenance": 50_000, "premium": 2_400_000,
            "exclusiveArea": "10평", "floor": 1, "totalFloors": 5, "lister": "owner",
            "description": "바로 쓸 수 있어요.", "place": MeetingPlace.json,
        ]
        return .object(shop.with(changes))
    }

    /// What a broker has to add.
    public static let broker: JSONObject = [
        "lister": "broker", "officeName": "마당공인중개사사무소", "officeAddress": "서울 중구 명동길 1",
        "officePhone": "02-000-0000", "registrationNumber": "11140-2020-00001", "brokerName": "나중개",
        "approvedOn": "2015-03-02", "direction": "south", "rooms": 1, "toilets": 1,
        "readyOn": "2026-12-01", "parking": 0,
    ]

    /// Posts a shop and returns its identifier.
    public func postShop(_ changes: JSONObject = [:]) async throws -> String {
        try await ask("POST", "/api/v1/shops", Self.shop(changes)).id
    }
}
