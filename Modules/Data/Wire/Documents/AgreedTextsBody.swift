public import Domain
public import JSONCoding

/// The texts that a new member consents to, by their digests.
public struct AgreedTextsBody: Body, Hashable {
    public let texts: AgreedTexts

    public init(_ texts: AgreedTexts) {
        self.texts = texts
    }

    public static var name: String { "AgreedTexts" }

    public static var schema: Schema {
        .object(
            properties: OperatorDocument.Name.consented.map { name in
                (name.rawValue, .nullable(.digest).described("The digest of the document as it was read"))
            }
        )
    }

    public init(_ fields: Fields) throws(FieldError) {
        var texts: AgreedTexts = [:]
        for name in OperatorDocument.Name.consented {
            texts[name] = try DocumentDigest?(fields.json(name.rawValue)) { fields.place(name.rawValue) }
        }
        self.texts = texts
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for name in OperatorDocument.Name.consented {
                writer.fieldIfPresent(name.rawValue, texts[name]?.text)
            }
        }
    }
}
