/// The number of open listings in a neighbourhood.
public struct NeighbourhoodCountBody: ShapedBody {
    public let neighbourhood: NeighbourhoodLabelBody
    public let count: Int

    public init(_ neighbourhood: NeighbourhoodLabelBody, count: Int) {
        self.neighbourhood = neighbourhood
        self.count = count
    }

    public static let shape = Shape<Self>(
        "NeighbourhoodCount",
        Field("neighbourhood", \.neighbourhood),
        Field("count", \.count),
        make: Self.init
    )
}
