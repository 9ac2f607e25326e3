public import Domain

/// The time that is chosen of those proposed or free.
public struct ChosenStartBody: ShapedBody, Hashable {
    public let startsAt: Moment

    public init(_ startsAt: Moment) {
        self.startsAt = startsAt
    }

    public static let shape = Shape<Self>(
        "ChosenStart",
        Field("startsAt", \.startsAt),
        make: { Self($0) }
    )
}
