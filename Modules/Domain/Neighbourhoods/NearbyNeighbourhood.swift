/// A neighbourhood and the number of borders or water crossings to it.
public struct NearbyNeighbourhood: Hashable, Sendable {
    public let neighbourhood: Neighbourhood
    public let steps: Int

    public init(neighbourhood: Neighbourhood, steps: Int) {
        self.neighbourhood = neighbourhood
        self.steps = steps
    }
}
