import Domain
import Wire

/// A class that commands speak of.
enum SampleClass {
    static let id = Listing.ID(rawValue: 1_234_567_890_123)

    private static func contents() throws -> ClassContents {
        try ClassContents(
            side: .offer,
            title: ListingTitle("성인 피아노 기초"),
            description: ClassDescription("처음부터 천천히"),
            subjects: [.hobby],
            targets: [.all],
            price: .fixed(Money(won: 30_000) ?? Money(won: 0)!, per: .hour),
            seats: 2,
            schedule: .byArrangement(.init(weekdays: [.monday], timeBands: [.evening], minutes: 60))
        )
    }

    static func body(views: Int = 7) throws -> PostBody<ClassContentsBody> {
        let code = try SampleNeighbours.myeongdong.code
        let point = try SampleNeighbours.myeongdong.point
        let author = MemberCard(id: Member.ID(rawValue: 1), nickname: try Nickname("달래"), picture: nil)
        let post = try Class(
            posting: id,
            by: author.id,
            contents(),
            at: ListingPlace(
                neighbourhood: code,
                shown: point,
                exact: ExactPlace(point: point, address: "명동길 14")
            ),
            now: Moment(milliseconds: 1_790_000_000_000)
        )
        let card = SharedCard(post.listing, author: author, favourites: 1, conversations: 2)
        let published = PublishedListing(
            post.listing,
            summary: ListingSummary(card),
            images: [],
            views: views,
            conversation: nil
        )
        let body = ListingCardBody(
            card,
            in: try SampleNeighbours.myeongdong,
            at: post.listing.createdAt
        )
        return PostBody(
            PublishedPost(post, published),
            ListingBody(body, isFavourite: false, distance: nil)
        )
    }
}
