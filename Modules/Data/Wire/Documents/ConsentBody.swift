public import Domain
public import JSONCoding

/// What the member has consented to of one document.
public struct ConsentBody: Body, Hashable {
    public let document: OperatorDocument.Name
    public let isCurrent: Bool
    public let consentedAt: Moment?
    public let language: Language?
    public let digest: DocumentDigest?
    public let presentDigest: DocumentDigest?

    public init(_ state: ConsentState) {
        document = state.document
        isCurrent = state.isCurrent
        consentedAt = state.consent?.givenAt
        language = state.consent?.language
        digest = state.consent?.digest
        presentDigest = state.present?.digest
    }

    public static var name: String { "Consent" }

    public static var schema: Schema {
        .object([
            "document": .words(of: OperatorDocument.Name.self).required,
            "isCurrent": .boolean.required
                .described("Whether the consent is to the present text, in either language"),
            "consentedAt": .nullable(.moment).required.described("Null without a consent"),
            "language": .nullable(.language).required.described("In which it was read"),
            "digest": .nullable(.digest).required.described("The SHA-256 of the text consented to"),
            "presentDigest": .nullable(.digest).required.described(
                "Of the present text in the requested language if possible; null once the document is gone"
            ),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        document = try fields.choice("document")
        isCurrent = try fields.boolean("isCurrent")
        consentedAt = try fields.momentIfPresent("consentedAt")
        language = try fields.choiceIfPresent("language")
        digest = try fields.digestIfPresent("digest")
        presentDigest = try fields.digestIfPresent("presentDigest")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("document", document.rawValue)
            writer.field("isCurrent", isCurrent)
            writer.field("consentedAt", consentedAt)
            writer.field("language", language?.rawValue)
            writer.field("digest", digest?.text)
            writer.field("presentDigest", presentDigest?.text)
        }
    }
}

/// A consent to give, to the text with that digest.
public struct ConsentToGiveBody: Body, Hashable {
    public let digest: DocumentDigest

    public init(to digest: DocumentDigest) {
        self.digest = digest
    }

    public static var name: String { "ConsentToGive" }

    public static var schema: Schema {
        .object(["digest": .digest.required.described("The digest of the document as it was read")])
    }

    public init(_ fields: Fields) throws(FieldError) {
        digest = try fields.digest("digest")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.field("digest", digest.text) }
    }
}
