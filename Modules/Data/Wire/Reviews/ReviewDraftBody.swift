public import Domain
import JSONCoding

/// A review to write: stars in halves, with an optional text and manners.
public struct ReviewDraftBody: ShapedBody {
    let rating: Double
    let text: String?
    let manners: [Manner]?

    public static let shape = Shape<Self>(
        "ReviewDraft",
        Field("rating", \.rating, about: "0.5 to 5, in halves"),
        Field("text", \.text, .string(maxLength: 10_000), .optional),
        Field(
            "manners",
            \.manners,
            .array(of: .words(of: Manner.self), maxItems: Manner.allCases.count),
            .omittable,
            about: "at most three, for the role of the reviewed member"
        ),
        make: Self.init
    )

    /// Blank text counts as none. Throws the refusals of all fields that break a rule.
    public func read() throws -> (rating: Rating, text: ReviewText?, manners: Set<Manner>) {
        let words = text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
        var refusals = RefusalCollector()
        let rating = try refusals.collect { try Rating(stars: self.rating) }
        let manners = try refusals.collect { try Manner.few(self.manners ?? []) }
        let text = try refusals.collect { try words.map { try ReviewText($0) } }
        guard let rating, let manners, let text else { throw refusals.refusal }
        return (rating, text, manners)
    }
}

extension ReviewDraftBody {
    public init(rating: Rating, text: String? = nil, manners: [Manner]? = nil) {
        self.rating = rating.stars
        self.text = text
        self.manners = manners
    }
}

/// The reviewed member's reply.
public struct ReviewReplyBody: ShapedBody {
    let text: String

    public init(_ text: String) {
        self.text = text
    }

    public static let shape = Shape<Self>(
        "ReviewReply",
        Field("text", \.text, .nonBlank(atMost: ReviewText.longest)),
        make: { Self($0) }
    )

    public func read() throws(ReviewRefusal) -> ReviewText { try ReviewText(text) }
}
