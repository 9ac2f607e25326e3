/// A listing's card for one reader.
public struct ListingSummary: Identifiable, Sendable {
    public let card: SharedCard
    public let isFavourite: Bool
    /// In metres, from the point in the request.
    public let distance: Int?

    public var id: Listing.ID { card.id }
    public var listing: Listing { card.listing }

    public init(_ card: SharedCard, isFavourite: Bool = false, distance: Int? = nil) {
        self.card = card
        self.isFavourite = isFavourite
        self.distance = distance
    }
}
