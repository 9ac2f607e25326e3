/// Where a listing is, as far as everyone may know, and, apart from that, where exactly.
public struct ListingPlace: Hashable, Sendable {
    public let neighbourhood: NeighbourhoodCode
    /// Moved by an offset that was drawn when the place was chosen and never changes, so that asking again
    /// tells nobody more.
    public let shown: Point
    /// Nil for a reader whom it doesn't concern, and for an author who gave no more than the neighbourhood.
    public let exact: ExactPlace?

    public init(neighbourhood: NeighbourhoodCode, shown: Point, exact: ExactPlace?) {
        self.neighbourhood = neighbourhood
        self.shown = shown
        self.exact = exact
    }
}

/// A place one can go to. Only those see it whom an agreement gives it.
public struct ExactPlace: Hashable, Sendable {
    public static let longestAddress = 120

    public let point: Point
    /// What one would tell a taxi driver, in the author's words or those of a map.
    public let address: String?

    public init(point: Point, address: String? = nil) throws(ListingRefusal) {
        let address = address?.tidied()
        guard address?.fits(Self.longestAddress) ?? true else { throw .addressTooLong }
        self.point = point
        self.address = address.flatMap { $0.isEmpty ? nil : $0 }
    }
}
