/// A text for members that the operator writes: terms of use, privacy policy or contact.
public struct OperatorDocument: Equatable, Sendable {
    public enum Name: String, CaseIterable, Sendable {
        case terms
        case privacy
        case contact
    }

    public let name: Name
    public let language: Language
    public let text: String

    public init(_ name: Name, in language: Language, text: String) {
        self.name = name
        self.language = language
        self.text = text
    }
}

/// The operator's documents, in one language or both.
public struct OperatorDocuments: Sendable {
    private let documents: [OperatorDocument]

    public init(_ documents: [OperatorDocument]) {
        self.documents = documents
    }

    /// Returns the document in the reader's language, or in the other if it exists in that one only.
    public func find(_ name: OperatorDocument.Name, for language: Language) throws -> OperatorDocument {
        let versions = documents.filter { $0.name == name }
        guard let document = versions.first(where: { $0.language == language }) ?? versions.first else {
            throw DocumentRefusal.notFound
        }
        return document
    }
}

public enum DocumentRefusal: String, Refusal, CaseIterable {
    /// The operator has not written it.
    case notFound = "document.not-found"

    public var code: String { rawValue }
    public var kind: RefusalKind { .notFound }
}
