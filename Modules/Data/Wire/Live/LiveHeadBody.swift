import JSONCoding

/// The number of a member's latest event.
public struct LiveHeadBody: ShapedBody, Hashable {
    public let head: Int

    public init(_ head: Int) {
        self.head = head
    }

    public static let shape = Shape<Self>(
        "LiveHead",
        Field("head", \.head, .integer(0...Int.max)),
        make: { Self($0) }
    )
}
