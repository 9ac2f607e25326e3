import Synchronization

/// A listing's card for every reader, shared by all responses that show it.
public final class SharedCard: Identifiable, Sendable {
    /// First, to share a cache line with the reference count.
    private let presented = Mutex<(any AnyObject & Sendable)?>(nil)
    public let listing: Listing
    public let author: MemberCard
    public let favourites: Int
    public let conversations: Int
    /// Without deleted and hidden ones.
    public let comments: Int

    public var id: Listing.ID { listing.id }

    public init(
        _ listing: Listing,
        author: MemberCard,
        favourites: Int,
        conversations: Int,
        comments: Int = 0
    ) {
        self.listing = listing
        self.author = author
        self.favourites = favourites
        self.conversations = conversations
        self.comments = comments
    }

    /// Returns the form cached for an earlier response, or a new one from `make` when there is none or it is
    /// outdated.
    public func presented<Form: AnyObject & Sendable>(
        unless isOutdated: (Form) -> Bool,
        make: () -> Form
    ) -> Form {
        if let form = presented.withLock({ $0 }) as? Form, !isOutdated(form) { return form }
        let form = make()
        presented.withLock { $0 = form }
        return form
    }
}
