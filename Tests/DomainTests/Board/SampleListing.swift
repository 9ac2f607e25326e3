import Domain

/// A listing on the corner, as its tests need it.
enum SampleListing {
    static let id = Listing.ID(rawValue: 1_000)
    static let start = Moment(milliseconds: 1_795_170_600_000)
    static let author = Member.ID(rawValue: 7)

    static func details(
        _ title: String = "성인 피아노 기초",
        expiresAt: Moment? = nil
    ) throws -> ListingDetails {
        ListingDetails(
            title: try ListingTitle(title),
            price: .negotiable,
            place: ListingPlace(
                neighbourhood: NeighbourhoodCode(number: 1_114_055_000)!,
                shown: Point(latitude: 37.56, longitude: 126.98)!,
                exact: nil
            ),
            expiresAt: expiresAt
        )
    }

    static func listing(seats: Int = 1, taken: Int = 0, expiresAt: Moment? = nil) throws -> Listing {
        Listing(
            posting: id,
            .class,
            by: author,
            side: .offer,
            seats: try Seats(seats, taken: taken),
            try details(expiresAt: expiresAt),
            at: start
        )
    }

    static func post<Item: Post>(_ contents: Item.Contents, as _: Item.Type = Item.self) throws -> Item {
        try Item(posting: id, by: author, contents, at: details().place, now: start)
    }

    static func position(_ number: Int64) -> Identifier<Listing.Position> {
        Identifier(rawValue: number)
    }
}
