public import Domain
public import Wire

extension MadangClient {
    public var reviews: ReviewClient { ReviewClient(client: self) }
}

/// A client for reviews.
public struct ReviewClient: Sendable {
    fileprivate let client: MadangClient

    /// Writes once, even if the request is repeated.
    public func write(_ body: ReviewDraftBody, of deal: Deal.ID) async throws -> ReviewBody {
        try await client.askAsMember(
            "POST",
            ReviewPath.ofDeal.filled(deal.description),
            body
        )
    }

    public func one(_ review: Review.ID) async throws -> Answer<ReviewBody> {
        try await client.readAsMember(ReviewPath.one.filled(review.description))
    }

    public func edit(_ body: ReviewDraftBody, of review: Review.ID) async throws -> ReviewBody {
        try await client.askAsMember("PUT", ReviewPath.one.filled(review.description), body)
    }

    public func delete(_ review: Review.ID) async throws {
        try await client.tellAsMember("DELETE", ReviewPath.one.filled(review.description))
    }

    public func reply(_ text: String, to review: Review.ID) async throws -> ReviewBody {
        try await client.askAsMember(
            "POST",
            ReviewPath.reply.filled(review.description),
            ReviewReplyBody(text)
        )
    }

    public func list(of deal: Deal.ID) async throws -> Answer<ListBody<ReviewBody>> {
        try await client.readAsMember(ReviewPath.ofDeal.filled(deal.description))
    }

    public func list(about listing: Listing.ID, _ slice: SliceRequest = SliceRequest())
        async throws -> Answer<ListBody<ReviewBody>>
    {
        try await client.readAsVisitor(
            ReviewPath.aboutListing.filled(listing.description).asking(for: slice)
        )
    }

    public func list(about member: Member.ID, _ slice: SliceRequest = SliceRequest())
        async throws -> Answer<ListBody<ReviewBody>>
    {
        try await client.readAsVisitor(
            ReviewPath.aboutMember.filled(member.description).asking(for: slice)
        )
    }
}
