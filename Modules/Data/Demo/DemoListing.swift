import Domain

/// A listing of a demo while it is generated.
struct DemoListing {
    let number: Int
    let id: Listing.ID
    let kind: Listing.Kind
    let author: Int
    let authorID: Member.ID
    let place: DemoPlace
    let postedAt: Moment
    var post: any DemoPost
    var taken: Int
    var conversations = 0
    /// Those of its author.
    var reviews = 0
    /// Nil for a listing that takes no bookings.
    var hours: DemoTeachingHours?

    init(_ number: Int, _ town: DemoTown, _ clock: DemoClock, _ chance: inout Chance) {
        self.number = number
        postedAt = clock.posted(number)
        id = clock.id(at: postedAt, number)
        kind = Listing.Kind.ofDemo(number)
        author = town.member(&chance)
        authorID = clock.member(author)
        place = town.home(of: author)
        post = kind.demo.init(at: postedAt, &chance)
        post.settle(in: place.code)
        taken = kind.has(.seatOfAuthor) ? 1 : 0
    }

    var endsAt: Moment? { post.sessions.last?.later(minutes: post.minutes) }
    var hasSeats: Bool { taken < post.seats }

    func details(
        at place: ListingPlace,
        showing thumbnail: StoredFile?,
        _ status: Listing.Status
    ) throws -> ListingDetails {
        ListingDetails(
            title: try ListingTitle(post.title),
            excerpt: post.excerpt,
            facets: kind.settled(post.facets, isClosed: isClosedByAuthor(status)),
            price: post.price,
            secondAmount: post.secondAmount,
            monthlyCost: post.monthlyCost,
            area: post.area,
            place: place,
            thumbnail: thumbnail,
            startsAt: post.sessions.first,
            expiresAt: endsAt
        )
    }

    /// An hour after the posting; nil for a listing that takes place.
    var cancellation: ListingCancellation? {
        get throws {
            guard post.isCancelled else { return nil }
            return ListingCancellation(try RosterNote("장소를 쓸 수 없게 됐어요. 죄송해요."), at: cancelledAt)
        }
    }

    private var cancelledAt: Moment { postedAt.later(minutes: 60) }

    /// Closed with free seats means closed by its author.
    func isClosedByAuthor(_ status: Listing.Status) -> Bool { status == .closed && hasSeats }

    /// The current status; only a listing with free seats is open.
    func status(at now: Moment, _ chance: inout Chance) -> Listing.Status {
        if post.isCancelled { return .cancelled }
        if let endsAt, endsAt <= now { return .expired }
        return !hasSeats || chance.happens(8) ? .closed : .open
    }
}
