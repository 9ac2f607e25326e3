/// A listing as a card shows it to every reader. It is shared by all that show it.
public final class SharedCard: Identifiable, Sendable {
    public let listing: Listing
    public let author: MemberCard
    public let favourites: Int
    public let conversations: Int

    public var id: Listing.ID { listing.id }

    public init(_ listing: Listing, author: MemberCard, favourites: Int, conversations: Int) {
        self.listing = listing
        self.author = author
        self.favourites = favourites
        self.conversations = conversations
    }
}
