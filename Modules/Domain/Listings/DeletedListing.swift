/// What is kept of a deleted listing, so that its page can say that it is gone and lead to others.
///
/// Nothing of it tells who posted it or what it said.
public struct DeletedListing: Hashable, Sendable {
    public let id: Listing.ID
    public let kind: Listing.Kind
    public let neighbourhood: NeighbourhoodCode
    public let deletedAt: Moment

    public init(
        _ id: Listing.ID,
        _ kind: Listing.Kind,
        in neighbourhood: NeighbourhoodCode,
        at deletedAt: Moment
    ) {
        self.id = id
        self.kind = kind
        self.neighbourhood = neighbourhood
        self.deletedAt = deletedAt
    }

    static let example = NeighbourhoodCode(number: NeighbourhoodCode.numbers.lowerBound).map {
        DeletedListing(Listing.ID(rawValue: 1), Listing.Kind.allCases[0], in: $0, at: Moment(milliseconds: 0))
    }
}
