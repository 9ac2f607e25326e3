public import Domain
public import JSONCoding

/// A review to write: stars in halves, with an optional text and manners.
public struct ReviewDraftBody: Body {
    let rating: Double
    let text: String?
    let manners: [Manner]?

    public init(rating: Rating, text: String? = nil, manners: [Manner]? = nil) {
        self.rating = rating.stars
        self.text = text
        self.manners = manners
    }

    public static var name: String { "ReviewDraft" }

    public static var schema: Schema {
        .object([
            "rating": .number().required.described("0.5 to 5, in halves"),
            "text": .nullable(.string(maxLength: 10_000)),
            "manners": .array(of: .words(of: Manner.self), maxItems: Manner.allCases.count)
                .described("at most three, for the role of the reviewed member"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        rating = try fields.number("rating")
        text = try fields.textIfPresent("text")
        manners = fields.isGiven("manners") ? try fields.choices("manners") : nil
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("rating", rating)
            writer.fieldIfPresent("text", text)
            writer.fieldIfPresent("manners", manners?.map(\.rawValue))
        }
    }

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
