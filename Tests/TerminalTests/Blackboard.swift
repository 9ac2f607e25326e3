import Domain
import Wire

/// A class that commands speak of.
enum Blackboard {
    static let id = Class.ID(rawValue: 1_234_567_890_123)

    static func body(views: Int = 7) throws -> ClassBody {
        let code = try Neighbours.myeongdong.code
        let point = try Neighbours.myeongdong.point
        let contents = try ClassContents(
            title: ListingTitle("성인 피아노 기초"),
            description: ClassDescription("처음부터 천천히"),
            subjects: [.hobby],
            targets: [.all],
            price: .fixed(Money(won: 30_000) ?? Money(won: 0)!, per: .hour),
            seats: 2,
            schedule: .byArrangement(.init(weekdays: [.monday], timeBands: [.evening], minutes: 60))
        )
        let author = MemberCard(id: Member.ID(rawValue: 1), nickname: try Nickname("달래"), picture: nil)
        let post = try Class(
            posting: id,
            by: author.id,
            .offer,
            contents,
            at: ListingPlace(
                neighbourhood: code,
                shown: point,
                exact: ExactPlace(point: point, address: "명동길 14")
            ),
            now: Moment(milliseconds: 1_790_000_000_000)
        )
        let card = SharedCard(post.listing, author: author, favourites: 1, conversations: 2)
        let summary = ListingSummary(card)
        let posted = PostedClass(post, summary: summary, images: [], views: views, conversation: nil)
        return ClassBody(posted, in: try Neighbours.myeongdong, at: post.listing.createdAt)
    }
}
