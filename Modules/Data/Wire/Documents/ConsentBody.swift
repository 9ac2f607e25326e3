public import Domain
import JSONCoding

/// What the member has consented to of one document.
public struct ConsentBody: ShapedBody, Hashable {
    public let document: OperatorDocument.Name
    public let isCurrent: Bool
    public let consentedAt: Moment?
    public let language: Language?
    public let digest: DocumentDigest?
    public let presentDigest: DocumentDigest?

    public static let shape = Shape<Self>(
        "Consent",
        Field("document", \.document),
        Field(
            "isCurrent",
            \.isCurrent,
            about: "Whether the consent is to the present text, in either language"
        ),
        Field("consentedAt", \.consentedAt, about: "Null without a consent"),
        Field("language", \.language, about: "In which it was read"),
        Field("digest", \.digest, about: "The SHA-256 of the text consented to"),
        Field(
            "presentDigest",
            \.presentDigest,
            about: "Of the present text in the requested language if possible; null once the document is gone"
        ),
        make: Self.init
    )
}

extension ConsentBody {
    public init(_ state: ConsentState) {
        document = state.document
        isCurrent = state.isCurrent
        consentedAt = state.consent?.givenAt
        language = state.consent?.language
        digest = state.consent?.digest
        presentDigest = state.present?.digest
    }
}

/// A consent to give, to the text with that digest.
public struct ConsentToGiveBody: ShapedBody, Hashable {
    public let digest: DocumentDigest

    public init(to digest: DocumentDigest) {
        self.digest = digest
    }

    public static let shape = Shape<Self>(
        "ConsentToGive",
        Field("digest", \.digest, about: "The digest of the document as it was read"),
        make: { Self(to: $0) }
    )
}
