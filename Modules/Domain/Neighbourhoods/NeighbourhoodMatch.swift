/// A neighbourhood that was found by something typed, and why.
public struct NeighbourhoodMatch: Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        case name
        /// What was typed is no longer its name.
        case formerName
        /// A station of this name stands there.
        case station(String)
    }

    public let neighbourhood: Neighbourhood
    public let reason: Reason

    public init(neighbourhood: Neighbourhood, reason: Reason) {
        self.neighbourhood = neighbourhood
        self.reason = reason
    }
}
