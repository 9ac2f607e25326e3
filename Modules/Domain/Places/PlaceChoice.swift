/// An author's choice of a place.
public enum PlaceChoice: Hashable, Sendable {
    /// A point picked on a map, with an address for finding it.
    case onTheMap(Point, address: String? = nil)
    case byAddress(String)
    /// One of the author's homes, without a point.
    case inMyNeighbourhood(NeighbourhoodCode)
}

/// The reasons to refuse a place.
public enum PlaceRefusal: String, Refusal, CaseIterable {
    /// The point is at sea or abroad.
    case nowhere = "place.nowhere"
    case notHome = "place.not-home"
    case addressMissing = "place.address-missing"
    case addressUnknown = "place.address-unknown"
    /// The address matches more than one neighbourhood.
    case addressAmbiguous = "place.address-ambiguous"
    /// The place is named in no way or in more than one.
    case unclear = "place.unclear"

    public var code: String { rawValue }
    public var kind: RefusalKind { .invalid }

    public var field: String? {
        switch self {
        case .nowhere, .unclear: "place"
        case .notHome: "place.neighbourhood"
        case .addressMissing, .addressUnknown, .addressAmbiguous: "place.address"
        }
    }
}
