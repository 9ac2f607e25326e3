public import Domain
import JSONCoding

/// The text of a comment to write or to edit.
public struct CommentTextBody: ShapedBody {
    let text: String

    public init(_ text: String) {
        self.text = text
    }

    public static let shape = Shape<Self>(
        "CommentText",
        Field("text", \.text, .nonBlank(atMost: CommentText.longest)),
        make: { Self($0) }
    )

    public func read() throws(CommentRefusal) -> CommentText { try CommentText(text) }
}
