public import Domain
import HTTPServer
import Wire

/// Endpoints of reviews and replies.
public struct ReviewRoutes: Sendable {
    private let reviews: any ReviewRepository
    private let queries: any ReviewQueries
    private let clock: any WallClock

    public init(reviews: any ReviewRepository, queries: any ReviewQueries, clock: any WallClock) {
        self.reviews = reviews
        self.queries = queries
        self.clock = clock
    }

    public var endpoints: [Endpoint] { [writing, ofDeal, one, editing, deleting, replying] + lists }

    private var writing: Endpoint {
        .on(API.reviews.write) { deal, body, who in
            let ((rating, text, manners), now) = (try body.read(), clock.now)
            let id = try await reviews.write(rating, text, manners, of: .deal(deal), by: who.member, at: now)
            return try await queries.body(of: id, for: who.member, at: clock.now)
        }
    }

    private var ofDeal: Endpoint {
        .on(API.reviews.ofDeal) { deal, _, who in
            let reviews = try await queries.list(of: .deal(deal), for: who.member, at: clock.now)
            return ListBody(reviews.map(ReviewBody.init))
        }
    }

    private var one: Endpoint {
        .on(API.reviews.one) { review, _, who in
            try await queries.body(of: review, for: who.member, at: clock.now)
        }
    }

    private var editing: Endpoint {
        .on(API.reviews.edit) { review, body, who in
            let ((rating, text, manners), now) = (try body.read(), clock.now)
            try await reviews.edit(review, rating, text, manners, by: who.member, at: now)
            return try await queries.body(of: review, for: who.member, at: now)
        }
    }

    private var deleting: Endpoint {
        .on(API.reviews.delete) { review, nothing, who in
            try await reviews.takeBack(review, by: who.member, at: clock.now)
            return nothing
        }
    }

    private var replying: Endpoint {
        .on(API.reviews.reply) { review, body, who in
            try await reviews.reply(body.read(), to: review, by: who.member, at: clock.now)
            return try await queries.body(of: review, for: who.member, at: clock.now)
        }
    }

    private var lists: [Endpoint] {
        [
            .on(API.reviews.aboutMember) { member, query, who in
                let (reader, now) = (who?.member, clock.now)
                let reviews = try await queries.list(about: member, for: reader, at: now, query.slice)
                guard let reviews else { throw MemberRefusal.notFound }
                return ListBody(reviews.items.map(ReviewBody.init), next: reviews.next)
            },
            .on(API.reviews.aboutListing) { listing, query, who in
                let (reader, now) = (who?.member, clock.now)
                let reviews = try await queries.list(about: listing, for: reader, at: now, query.slice)
                return ListBody(reviews.items.map(ReviewBody.init), next: reviews.next)
            },
            .on(API.reviews.ratings) { _, query, who in
                let listings = query.listings.items
                guard (1...ListingRating.most).contains(listings.count) else {
                    throw RequestRefusal.invalidParameter("listings")
                }
                let ratings = try await queries.ratings(of: listings, for: who?.member, at: clock.now)
                return ListBody(ratings.map(ListingRatingBody.init))
            },
        ]
    }
}

extension ReviewQueries {
    fileprivate func body(of id: Review.ID, for reader: Member.ID, at now: Moment) async throws -> ReviewBody
    {
        guard let review = try await find(id, for: reader, at: now) else { throw ReviewRefusal.notFound }
        return ReviewBody(review)
    }
}
