import Domain
import Wire

extension Visit {
    /// Adds the ratings of the listings' authors, by one call for any number of them.
    func rating(authorsOf listings: [ListingBody]) async throws -> Visit {
        let authors = Set(listings.map(\.author.member.id)).sorted { $0.rawValue < $1.rawValue }
        guard !authors.isEmpty else { return self }
        let members = authors.prefix(MemberRating.most).map(\.description).joined(separator: ",")
        let list: ListBody<MemberRatingBody> = try await get(
            MemberPath.ratings,
            query: [("members", members)]
        )
        var visit = self
        visit.ratings = Dictionary(
            list.items.map { ($0.member, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        return visit
    }
}
