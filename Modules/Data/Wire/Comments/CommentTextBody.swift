public import Domain
public import JSONCoding

/// The text of a comment to write or to edit.
public struct CommentTextBody: Body {
    let text: String

    public init(_ text: String) {
        self.text = text
    }

    public static var name: String { "CommentText" }
    public static var schema: Schema { .object(["text": .nonBlank(atMost: CommentText.longest).required]) }

    public init(_ fields: Fields) throws(FieldError) {
        text = try fields.text("text")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.field("text", text) }
    }

    public func read() throws(CommentRefusal) -> CommentText { try CommentText(text) }
}
