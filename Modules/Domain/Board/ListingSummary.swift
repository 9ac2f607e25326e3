/// A listing as a card shows it to one reader.
public struct ListingSummary: Identifiable, Sendable {
    public let listing: Listing
    public let author: MemberCard
    public let isFavourite: Bool
    /// In metres, from where the reader asked.
    public let distance: Int?
    public let favourites: Int
    public let conversations: Int

    public var id: Listing.ID { listing.id }

    public init(
        _ listing: Listing,
        author: MemberCard,
        isFavourite: Bool = false,
        distance: Int? = nil,
        favourites: Int,
        conversations: Int
    ) {
        self.listing = listing
        self.author = author
        self.isFavourite = isFavourite
        self.distance = distance
        self.favourites = favourites
        self.conversations = conversations
    }
}
