/// Where an author says that it is.
public enum PlaceChoice: Hashable, Sendable {
    /// Pointed out on a map; the address is what to tell a taxi driver.
    case onTheMap(Point, address: String? = nil)
    case byAddress(String)
    /// One of the author's homes, and no more than that.
    case inMyNeighbourhood(NeighbourhoodCode)
}

/// Why nothing can be where an author says.
public enum PlaceRefusal: String, Refusal, CaseIterable {
    /// At sea, or in another country.
    case nowhere = "place.nowhere"
    case notHome = "place.not-home"
    case addressMissing = "place.address-missing"
    case addressUnknown = "place.address-unknown"
    /// It could be in more than one neighbourhood.
    case addressAmbiguous = "place.address-ambiguous"
    /// None of the ways to name a place, or more than one at once.
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
