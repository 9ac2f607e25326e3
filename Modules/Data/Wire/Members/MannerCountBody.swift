public import Domain

/// How many reviews of a member name a manner.
public struct MannerCountBody: ShapedBody {
    public let manner: Manner
    public let count: Int

    public static let shape = Shape<Self>(
        "MannerCount",
        Field("manner", \.manner),
        Field("count", \.count),
        make: Self.init
    )
}

extension MannerCountBody {
    init(_ count: MannerCount) {
        manner = count.manner
        self.count = count.count
    }
}
