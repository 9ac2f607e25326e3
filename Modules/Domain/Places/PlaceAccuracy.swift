/// How the location of a place was found, and so what it may be used for.
public enum PlaceAccuracy: String, CaseIterable, Sendable {
    /// Set by hand on a map, by a position or by the source of an event.
    case pin
    /// The building of an address.
    case building
    /// Only the street is known; the point is on it.
    case street
    /// Only the neighbourhood is known; the point is its own.
    case neighbourhood

    /// Whether the point may be drawn as the place, be a destination and be checked in at.
    public var isExact: Bool { self == .pin || self == .building }
}
