public import Domain
import JSONCoding

/// A neighbourhood of a ring: the fields of a neighbourhood, and `steps`.
public struct NearbyBody: ShapedBody {
    public let neighbourhood: NeighbourhoodBody
    /// The number of borders or water crossings.
    public let steps: Int

    public static let shape = Shape<Self>(
        "NearbyNeighbourhood",
        Field(flat: \.neighbourhood),
        Field("steps", \.steps, .integer(Reach.allowed)),
        make: Self.init
    )
}

extension NearbyBody {
    public init(_ nearby: NearbyNeighbourhood) {
        neighbourhood = NeighbourhoodBody(nearby.neighbourhood)
        steps = nearby.steps
    }
}
