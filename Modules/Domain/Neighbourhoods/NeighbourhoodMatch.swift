/// A search result and the reason it matched.
public struct NeighbourhoodMatch: Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        case name
        /// A former name matched.
        case formerName
        /// A station in the neighbourhood matched.
        case station(String)
    }

    public let neighbourhood: Neighbourhood
    public let reason: Reason

    public init(neighbourhood: Neighbourhood, reason: Reason) {
        self.neighbourhood = neighbourhood
        self.reason = reason
    }
}
