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

    public var endpoints: [Endpoint] {
        [writing, ofDeal, one, editing, deleting, replying, aboutMember, aboutListing, ratings]
    }

    private var writing: Endpoint {
        .member(
            .post,
            ReviewPath.ofDeal,
            "Review a deal; once, within two weeks of its completion",
            takes: ReviewDraftBody.self,
            answers: .json(201)
        ) { [reviews, queries, clock] request, who, body in
            let (rating, text, manners) = try body.read()
            let id = try await reviews.write(
                rating,
                text,
                manners,
                of: .deal(request.dealID),
                by: who.member,
                at: clock.now
            )
            return try await queries.body(of: id, for: who.member, at: clock.now)
        }
    }

    private var ofDeal: Endpoint {
        .member(
            .get,
            ReviewPath.ofDeal,
            "List a deal's reviews; the member's own, and the partner's once revealed",
            answers: .json()
        ) { [queries, clock] request, who in
            ListBody(
                try await queries.list(of: .deal(request.dealID), for: who.member, at: clock.now)
                    .map(ReviewBody.init)
            )
        }
    }

    private var replying: Endpoint {
        .member(
            .post,
            ReviewPath.reply,
            "Reply to a review; once",
            takes: ReviewReplyBody.self,
            answers: .json()
        ) { [reviews, queries, clock] request, who, body in
            let id = try request.review
            try await reviews.reply(body.read(), to: id, by: who.member, at: clock.now)
            return try await queries.body(of: id, for: who.member, at: clock.now)
        }
    }

    private var aboutMember: Endpoint {
        .visitor(
            .get,
            ReviewPath.aboutMember,
            "List a member's reviews; most recently revealed first",
            query: Parameter.slice,
            answers: .json()
        ) { [queries, clock] request, who in
            let reviews = try await queries.list(
                about: request.memberID,
                for: who?.member,
                at: clock.now,
                request.slice
            )
            guard let reviews else { throw MemberRefusal.notFound }
            return ListBody(reviews.items.map(ReviewBody.init), next: reviews.next)
        }
    }
}

extension ReviewRoutes {
    private var one: Endpoint {
        .member(.get, ReviewPath.one, "Get a review; the member's own, or a revealed one", answers: .json()) {
            [queries, clock] request, who in
            try await queries.body(of: request.review, for: who.member, at: clock.now)
        }
    }

    private var editing: Endpoint {
        .member(
            .put,
            ReviewPath.one,
            "Replace a review of mine; until the other party has reviewed me or replied",
            takes: ReviewDraftBody.self,
            answers: .json()
        ) { [reviews, queries, clock] request, who, body in
            let (id, now) = (try request.review, clock.now)
            let (rating, text, manners) = try body.read()
            try await reviews.edit(id, rating, text, manners, by: who.member, at: now)
            return try await queries.body(of: id, for: who.member, at: now)
        }
    }

    private var deleting: Endpoint {
        .member(
            .delete,
            ReviewPath.one,
            "Delete a review of mine; until the other party has reviewed me or replied",
            answers: .nothing
        ) { [reviews, clock] request, who in
            try await reviews.takeBack(request.review, by: who.member, at: clock.now)
            return Nothing()
        }
    }

    private var aboutListing: Endpoint {
        .visitor(
            .get,
            ReviewPath.aboutListing,
            "List the reviews by members who had a deal about a listing; most recently revealed first",
            query: Parameter.slice,
            answers: .json()
        ) { [queries, clock] request, who in
            let reviews = try await queries.list(
                about: request.identifier(or: ListingRefusal.notFound) as Listing.ID,
                for: who?.member,
                at: clock.now,
                request.slice
            )
            return ListBody(reviews.items.map(ReviewBody.init), next: reviews.next)
        }
    }

    private var ratings: Endpoint {
        .visitor(
            .get,
            ReviewPath.ratings,
            "List the ratings of listings; without those that have none",
            query: [
                .required(
                    "listings",
                    .identifiers(atMost: ListingRating.most),
                    "Identifiers, separated by commas"
                )
            ],
            answers: .json()
        ) { [queries, clock] request, who in
            let ids = try request.words("listings").map { try request.required("listings", Listing.ID($0)) }
            guard (1...ListingRating.most).contains(ids.count) else {
                throw RequestRefusal.invalidParameter("listings")
            }
            let ratings = try await queries.ratings(of: ids, for: who?.member, at: clock.now)
            return ListBody(ratings.map(ListingRatingBody.init))
        }
    }
}

extension ReviewQueries {
    fileprivate func body(of id: Review.ID, for reader: Member.ID, at now: Moment) async throws -> ReviewBody
    {
        guard let review = try await find(id, for: reader, at: now) else { throw ReviewRefusal.notFound }
        return ReviewBody(review)
    }
}

extension Request {
    fileprivate var review: Review.ID {
        get throws { try identifier(or: ReviewRefusal.notFound) }
    }
}
