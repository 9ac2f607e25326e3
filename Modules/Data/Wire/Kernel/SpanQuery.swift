public import Domain

/// A stretch of time.
public struct SpanQuery: ShapedBody {
    public let from: Moment
    public let until: Moment

    public init(from start: Moment, until end: Moment) {
        from = start
        until = end
    }

    public static let shape = Shape<Self>(
        "SpanQuery",
        Field("from", \.from, .instant, about: "Its start"),
        Field("until", \.until, .instant, about: "Before this moment"),
        make: { Self(from: $0, until: $1) }
    )
}
