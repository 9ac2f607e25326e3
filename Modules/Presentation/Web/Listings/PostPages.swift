import Domain
import Wire

extension Visit {
    /// The post of the page's address.
    func post<Contents: PostContentsBody>(_ type: Contents.Type) async throws -> PostBody<Contents> {
        let operation = API.posts(type).one
        return try await self(operation(place(of: operation)))
    }
}

/// Page routes for reading posts of a kind.
struct PostPages<Pages: KindPages>: Sendable {
    var routes: [PageRoute] { [all, one] }

    private var all: PageRoute {
        .link(PostPagePath.all(Pages.kind)) { _ in
            .to(BoardPagePath.feed.rawValue.asking([("kind", Pages.kind.rawValue)]))
        }
    }

    private var one: PageRoute {
        .page(PostPagePath.one(Pages.kind)) { visit in
            let post: PostBody<Pages.Contents>
            do {
                post = try await visit.post(Pages.Contents.self)
            } catch ListingRefusal.deleted(let listing) {
                return try await DeletedListingPage(listing, visit).page(for: visit)
            }
            let others = try await OtherListings(around: post.listing, visit)
            return PostPage<Pages>(
                post: post,
                author: try await Self.author(of: post, visit),
                roster: try await Self.roster(of: post, visit),
                sale: try await Self.sale(of: post.listing, visit),
                deposit: try await Self.deposit(of: post.listing, visit),
                booking: try await Pages.booking(of: post.listing, for: visit),
                teacher: try await Self.teacher(of: post.listing, visit),
                submission: try await Self.submission(of: post, visit),
                comments: try await Self.comments(on: post.listing, visit),
                reviews: try await Self.reviews(of: post.listing, visit),
                others: others,
                distances: try await Self.distances(to: post, visit)
            ).page(for: try await visit.rating(authorsOf: others.similar))
        }
    }

    private static func distances(
        to post: PostBody<Pages.Contents>,
        _ visit: Visit
    ) async throws -> PlaceDistances {
        let exact = post.place?.point
        return try await PlaceDistances(
            to: exact ?? post.listing.point,
            in: post.listing.neighbourhood.code,
            isRough: exact == nil,
            visit
        )
    }

    /// Nil for a kind that takes no applications.
    private static func roster(
        of post: PostBody<Pages.Contents>,
        _ visit: Visit
    ) async throws -> RosterBody? {
        guard Pages.kind.takesApplications else { return nil }
        return try await visit(API.rosters.one(post.listing.id))
    }

    /// Nil unless the author teaches what the listing offers.
    private static func teacher(of listing: ListingBody, _ visit: Visit) async throws -> TeacherBody? {
        guard Pages.kind.has(.teachers), listing.side == .offer else { return nil }
        return try await visit.teacher(listing.author.member.id)
    }

    /// Nil for a listing whose seats or lessons can't be sold.
    private static func sale(of listing: ListingBody, _ visit: Visit) async throws -> SaleBody? {
        let isSold = Pages.kind.has(.paidSeats) || Pages.kind.has(.paidLessons)
        guard visit.takesPayments, isSold, listing.side == .offer else { return nil }
        let sale = try await visit(API.sales.one(listing.id))
        return sale.isSellable || sale.ownPass != nil ? sale : nil
    }

    /// Nil for a kind whose reviews are its author's.
    private static func reviews(of listing: ListingBody, _ visit: Visit) async throws -> PostReviews? {
        guard Pages.kind.has(.teachers) else { return nil }
        let slice = SliceQuery(SliceRequest(limit: PostReviews.latest))
        let latest = try await visit(API.reviews.aboutListing(listing.id, slice))
        guard !latest.items.isEmpty else { return nil }
        let ratings = try await visit(API.reviews.ratings(ListingRatingQuery([listing.id])))
        return ratings.items.first.map {
            PostReviews(rating: $0, latest: latest.items, author: listing.author.member.id)
        }
    }

    /// Nil for a kind that takes no comments.
    private static func comments(on listing: ListingBody, _ visit: Visit) async throws -> CommentSection? {
        guard Pages.kind.has(.comments) else { return nil }
        return try await CommentSection(on: listing, visit)
    }

    /// Nil for a listing without a deposit, and while its author can't take one.
    private static func deposit(of listing: ListingBody, _ visit: Visit) async throws -> DepositBody? {
        guard visit.takesPayments, Pages.kind.has(.deposits) else { return nil }
        let deposit = try await visit(API.deposits.one(listing.id))
        return deposit.intermediary == nil && deposit.reservedUntil == nil ? nil : deposit
    }

    /// Nil for a listing that waits for nothing, and for readers who don't decide on it.
    private static func submission(
        of post: PostBody<Pages.Contents>,
        _ visit: Visit
    ) async throws -> SubmissionPanel? {
        guard post.listing.isHeldBack, let who = visit.who else { return nil }
        let isMine = who.member == post.listing.author.member.id
        return try await SubmissionPanel(of: post.listing, isMine: isMine, visit)
    }

    /// Nil when the author's account was deleted during the request.
    private static func author(
        of post: PostBody<Pages.Contents>,
        _ visit: Visit
    ) async throws -> MemberProfileBody? {
        do {
            return try await visit(API.members.one(post.listing.author.member.id))
        } catch is MemberRefusal {
            return nil
        }
    }
}
