/// The place of a listing: a public part, and the exact place.
public struct ListingPlace: Hashable, Sendable {
    public let neighbourhood: NeighbourhoodCode
    /// Moved by an offset that is fixed when the place is chosen, so that repeated requests reveal nothing
    /// more.
    public let shown: Point
    /// Nil for a reader without access, and when the author gave only the neighbourhood.
    public let exact: ExactPlace?

    public init(neighbourhood: NeighbourhoodCode, shown: Point, exact: ExactPlace?) {
        self.neighbourhood = neighbourhood
        self.shown = shown
        self.exact = exact
    }
}

/// A place with its address, visible to the parties of an accepted deal.
public struct ExactPlace: Hashable, Sendable {
    public static let longestAddress = 120

    /// Where it is, as far as ``accuracy`` tells: no exact point of it unless that is exact.
    public let location: Point
    public let accuracy: PlaceAccuracy
    /// An address for finding the place, in the author's words or from a map.
    public let address: String?

    public init(point: Point, address: String? = nil, accuracy: PlaceAccuracy = .pin)
        throws(ListingRefusal)
    {
        let address = address?.tidied()
        guard address?.fits(Self.longestAddress) ?? true else { throw .addressTooLong }
        location = point
        self.accuracy = accuracy
        self.address = address.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The point to draw, to lead to and to check in at; nil when it isn't known.
    public var point: Point? { accuracy.isExact ? location : nil }
}
