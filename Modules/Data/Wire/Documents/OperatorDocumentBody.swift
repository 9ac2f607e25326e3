public import Domain
public import JSONCoding

/// A document of the operator.
public struct OperatorDocumentBody: Body {
    public let document: OperatorDocument

    public init(_ document: OperatorDocument) {
        self.document = document
    }

    public static var name: String { "OperatorDocument" }

    public static var schema: Schema {
        .object([
            "name": .words(of: OperatorDocument.Name.self).required,
            "language": .words(of: Language.self).required,
            "text": .string().required,
            "digest": .digest.required
                .described("The SHA-256 of the text, by which members say what they consent to"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        document = OperatorDocument(
            try fields.choice("name"),
            in: try fields.choice("language"),
            text: try fields.text("text"),
            digest: try fields.digest("digest")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("name", document.name.rawValue)
            writer.field("language", document.language.rawValue)
            writer.field("text", document.text)
            writer.field("digest", document.digest.text)
        }
    }
}
