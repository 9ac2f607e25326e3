import JSONCoding

/// The number of the move that is answered.
public struct MoveNumberBody: ShapedBody {
    public let number: Int

    public init(_ number: Int) {
        self.number = number
    }

    public static let shape = Shape<Self>(
        "MoveNumber",
        Field("number", \.number),
        make: { Self($0) }
    )
}
