import Domain
import Wire

extension Visit {
    /// Adds the ratings of the listings' authors, and of lessons their own, by one call each.
    func rating(authorsOf listings: [ListingBody]) async throws -> Visit {
        let lessons = listings.filter { $0.kind.has(.teachers) }
        var visit = try await rating(members: listings.filter { !$0.kind.has(.teachers) })
        guard !lessons.isEmpty else { return visit }
        let query = ListingRatingQuery(lessons.prefix(ListingRating.most).map(\.id))
        let list = try await self(API.reviews.ratings(query))
        visit.listingRatings = Dictionary(
            list.items.map { ($0.listing, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        return visit
    }

    private func rating(members listings: [ListingBody]) async throws -> Visit {
        let authors = Set(listings.map(\.author.member.id)).sorted { $0.rawValue < $1.rawValue }
        guard !authors.isEmpty else { return self }
        let query = MemberRatingQuery(Array(authors.prefix(MemberRating.most)))
        let list = try await self(API.members.ratings(query))
        var visit = self
        visit.ratings = Dictionary(
            list.items.map { ($0.member, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        return visit
    }
}
