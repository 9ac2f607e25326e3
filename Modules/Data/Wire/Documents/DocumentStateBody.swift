public import Domain
import JSONCoding

/// Where a document is.
public enum DocumentSource: String, CaseIterable, Sendable {
    case none
    case file
    case database
}

/// A document in one language, for operators.
public struct DocumentStateBody: ShapedBody, Hashable {
    public let name: OperatorDocument.Name
    public let language: Language
    public let source: DocumentSource
    public let text: String
    public let gaps: [String]
    public let template: String?

    public init(
        _ name: OperatorDocument.Name,
        in language: Language,
        _ document: OperatorDocument?,
        from source: DocumentSource,
        template: String?
    ) {
        (self.name, self.language, self.source) = (name, language, source)
        (text, gaps) = (document?.text ?? "", document?.gaps ?? [])
        self.template = template
    }

    private init(
        _ name: OperatorDocument.Name,
        _ language: Language,
        _ source: DocumentSource,
        _ text: String,
        _ gaps: [String],
        _ template: String?
    ) {
        (self.name, self.language, self.source) = (name, language, source)
        (self.text, self.gaps, self.template) = (text, gaps, template)
    }

    public static let shape = Shape<Self>(
        "DocumentState",
        Field("name", \.name),
        Field("language", \.language),
        Field("source", \.source, about: "A file on the server's machine wins"),
        Field("text", \.text, about: "Empty without a document"),
        Field("gaps", \.gaps, about: "What is left to fill in, between 【 and 】"),
        Field("template", \.template, about: "A starting point; null in languages without one"),
        make: { Self($0, $1, $2, $3, $4, $5) }
    )
}

/// A new text of a document.
public struct DocumentDraftBody: ShapedBody {
    public let language: Language
    public let text: String

    public init(_ text: String, in language: Language) {
        (self.language, self.text) = (language, text)
    }

    public static let shape = Shape<Self>(
        "DocumentDraft",
        Field("language", \.language),
        Field("text", \.text, .text(maxLength: DocumentDraft.longest), about: "Empty to take it away"),
        make: { Self($1, in: $0) }
    )
}

/// The texts of a document in one language.
public struct DocumentVersionQuery: ShapedBody {
    public let language: Language
    public let slice: SliceRequest

    public init(in language: Language, _ slice: SliceRequest = SliceRequest()) {
        (self.language, self.slice) = (language, slice)
    }

    public static let shape = Shape<Self>(
        "DocumentVersionQuery",
        Field("language", \.language),
        Field(flat: \.slice),
        make: { Self(in: $0, $1) }
    )
}

/// A text that a document has or had.
public struct DocumentVersionBody: ShapedBody, Hashable {
    public let id: WrittenDocument.ID
    public let text: String
    public let digest: DocumentDigest
    public let at: Moment
    public let nickname: String?

    public static let shape = Shape<Self>(
        "DocumentVersion",
        Field("id", \.id),
        Field("text", \.text, about: "Empty where it was taken away"),
        Field("digest", \.digest, about: "The SHA-256 of the text"),
        Field("at", \.at),
        Field("nickname", \.nickname, about: "Of the operator; null after the account is deleted"),
        make: Self.init
    )
}

extension DocumentVersionBody {
    public init(_ version: WrittenDocument) {
        (id, at) = (version.id, version.at)
        (text, digest) = (version.document.text, version.document.digest)
        nickname = version.operatorCard?.nickname.text
    }
}
