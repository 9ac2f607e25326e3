public import Domain
public import JSONCoding

/// A review to write: stars in halves, and an optional text.
public struct ReviewDraftBody: Body {
    let rating: Double
    let text: String?

    public init(rating: Rating, text: String? = nil) {
        self.rating = rating.stars
        self.text = text
    }

    public static var name: String { "ReviewDraft" }

    public static var schema: Schema {
        .object([
            "rating": .number().required.described("0.5 to 5, in halves"),
            "text": .nullable(.string(maxLength: 10_000)),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        rating = try fields.number("rating")
        text = try fields.textIfPresent("text")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("rating", rating)
            writer.fieldIfPresent("text", text)
        }
    }

    /// Blank text counts as none.
    public func read() throws(ReviewRefusal) -> (rating: Rating, text: ReviewText?) {
        let rating = try Rating(stars: rating)
        guard let text, !text.allSatisfy(\.isWhitespace) else { return (rating, nil) }
        return (rating, try ReviewText(text))
    }
}

/// The reviewed member's reply.
public struct ReviewReplyBody: Body {
    let text: String

    public init(_ text: String) {
        self.text = text
    }

    public static var name: String { "ReviewReply" }
    public static var schema: Schema { .object(["text": .string(maxLength: 10_000).required]) }

    public init(_ fields: Fields) throws(FieldError) {
        text = try fields.text("text")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.field("text", text) }
    }

    public func read() throws(ReviewRefusal) -> ReviewText { try ReviewText(text) }
}
