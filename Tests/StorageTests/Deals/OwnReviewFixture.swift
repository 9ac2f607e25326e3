import Database
import Domain
import TestSupport

@testable import Storage

/// Ben has reviewed Ana, whose lesson he took.
struct OwnReviewFixture {
    let deals: DealFixture
    let deal: Deal.ID
    let review: Review.ID

    init(_ engine: Database.Engine, _ kind: Listing.Kind = .class) async throws {
        deals = try await DealFixture(engine, kind)
        deal = try await deals.agree()
        review = try await deals.review(deal, by: deals.ben, stars: 2, "늦었어요", manners: [.kind])
    }

    var store: Store { deals.store }
    var ana: Member.ID { deals.ana }
    var ben: Member.ID { deals.ben }
    var now: Moment { deals.now }

    /// Until it is shown without Ana's.
    func pass() { store.clock.pass(Review.time) }

    func edit(
        _ stars: Double,
        _ text: String? = nil,
        _ manners: Set<Manner> = [],
        by member: Member.ID? = nil
    ) async throws {
        let text = try text.map { try ReviewText($0) }
        try await deals.reviews.edit(
            review,
            try Rating(stars: stars),
            text,
            manners,
            by: member ?? ben,
            at: now
        )
    }

    func takeBack(by member: Member.ID? = nil) async throws {
        try await deals.reviews.takeBack(review, by: member ?? ben, at: now)
    }

    func reply(by member: Member.ID? = nil) async throws {
        try await deals.reviews.reply(try ReviewText("고마워요"), to: review, by: member ?? ana, at: now)
    }

    /// As its author reads it.
    func own() async throws -> ReviewSummary? {
        try await deals.reviewQueries.find(review, for: ben, at: now)
    }

    /// The reviews of Ana that others read.
    func shown(to reader: Member.ID? = nil) async throws -> [Review] {
        let slice = try await deals.reviewQueries.list(about: ana, for: reader, at: now, SliceRequest())
        return slice?.items.map(\.review) ?? []
    }

    /// Ana's mean of stars and her compliments.
    func record() async throws -> MemberRecord? {
        try await deals.members.profile(of: ana, for: nil, at: now)?.record
    }

    func rating() async throws -> ListingRating? {
        try await deals.reviewQueries.ratings(of: [deals.listing.id], for: nil, at: now).first
    }

    /// What makes the listing popular.
    func counted() async throws -> Int? {
        let id = deals.listing.id
        return try await store.database.read {
            try $0.first("SELECT reviews FROM listings WHERE id = \(id)")?.value("reviews")
        }
    }

    /// As an operator does after a report.
    func hide() async throws {
        let (review, ben, now, id) = (review, ben, now, store.identifiers.next() as Report.ID)
        try await store.database.write { connection in
            try connection.execute(
                """
                INSERT INTO reports (id, subject_kind, subject_id, about, excerpt, reason, at, hides)
                VALUES (\(id), 'review', \(review), \(ben), 'x', 'abuse', \(now), 1)
                """
            )
        }
    }
}
