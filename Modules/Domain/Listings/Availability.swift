/// Whether neighbours can still have a listing, for a kind with ``ListingCapability/deposits``.
public enum Availability: Sendable {
    case available
    case reserved
    case contracted
    case withdrawn
}

extension Listing {
    /// Nil for a kind without ``ListingCapability/deposits``.
    public var availability: Availability? { kind.availability(in: details.facets) }
}
