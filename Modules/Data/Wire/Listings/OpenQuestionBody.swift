public import Domain

/// What an author is asked about a listing without an end: whether it is still open.
public struct OpenQuestionBody: ShapedBody, Hashable {
    public let askedAt: Moment
    /// When it is closed without an answer, or was.
    public let closesAt: Moment

    public init(askedAt: Moment, closesAt: Moment) {
        self.askedAt = askedAt
        self.closesAt = closesAt
    }

    public static let shape = Shape<Self>(
        "OpenQuestion",
        Field("askedAt", \.askedAt),
        Field("closesAt", \.closesAt, about: "Without an answer"),
        make: Self.init
    )
}

extension OpenQuestionBody {
    /// Nil while the author wasn't asked.
    init?(_ question: OpenQuestion) {
        guard case .asked(let asked, let end) = question else { return nil }
        self.init(askedAt: asked, closesAt: end)
    }
}
