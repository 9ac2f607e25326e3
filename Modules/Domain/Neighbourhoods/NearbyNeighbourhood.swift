/// A neighbourhood and how many borders, or crossings of water, lie between it and where one stands.
public struct NearbyNeighbourhood: Hashable, Sendable {
    public let neighbourhood: Neighbourhood
    public let steps: Int

    public init(neighbourhood: Neighbourhood, steps: Int) {
        self.neighbourhood = neighbourhood
        self.steps = steps
    }
}
