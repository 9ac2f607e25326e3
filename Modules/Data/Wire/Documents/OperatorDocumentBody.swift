public import Domain
import JSONCoding

/// A document of the operator.
public struct OperatorDocumentBody: ShapedBody {
    public let document: OperatorDocument

    public init(_ document: OperatorDocument) {
        self.document = document
    }

    public static let shape = Shape<Self>(
        "OperatorDocument",
        Field("name", \.document.name),
        Field("language", \.document.language),
        Field("text", \.document.text),
        Field(
            "digest",
            \.document.digest,
            about: "The SHA-256 of the text, by which members say what they consent to"
        ),
        make: { Self(OperatorDocument($0, in: $1, text: $2, digest: $3)) }
    )
}
