public import Domain
public import Wire

/// Reads posts as bodies, with the names of their neighbourhoods.
public struct PostReading<Contents: PostContentsBody>: Sendable {
    private let queries: any PostQueries<Contents.Item>
    private let cards: ListingCards
    private let views: any ListingViews

    public init(
        queries: any PostQueries<Contents.Item>,
        cards: ListingCards,
        views: any ListingViews
    ) {
        self.queries = queries
        self.cards = cards
        self.views = views
    }

    func body(of id: Listing.ID, for reader: Member.ID?) async throws -> PostBody<Contents> {
        describe(try await queries.find(id, for: reader))
    }

    /// Reads a post and counts a view, unless the reader is the author.
    func view(_ id: Listing.ID, by who: SignedIn?, from address: String) async throws -> PostBody<Contents> {
        let post = try await queries.find(id, for: who?.member)
        if post.published.summary.card.author.id != who?.member {
            views.note(id, by: who.map { .member($0.member) } ?? .passerBy(address))
        }
        return describe(post)
    }

    private func describe(_ post: PublishedPost<Contents.Item>) -> PostBody<Contents> {
        PostBody(post, cards.card(post.published.summary))
    }
}
