/// Stores the documents that operators write in the browser, with all former texts.
public protocol DocumentRepository: Sendable {
    /// The present ones. Reads the database only once after each change, on any server. While that fails, as
    /// they were last known.
    func current() async -> [WrittenDocument]

    /// The present ones as they were last known, without waiting.
    var known: [WrittenDocument] { get }

    /// Stores a text as the present one; an empty text takes the document away.
    func write(_ draft: DocumentDraft, _ digest: DocumentDigest, by member: Member.ID, at now: Moment)
        async throws

    /// All texts of a document, latest first. The caller must check that the reader is an operator.
    func versions(of name: OperatorDocument.Name, in language: Language, _ slice: SliceRequest) async throws
        -> Slice<WrittenDocument>
}

/// A text of a document that an operator wrote.
public struct WrittenDocument: Identifiable, Sendable {
    public let id: Identifier<WrittenDocument>
    public let document: OperatorDocument
    public let at: Moment
    /// Nil after the operator's account is deleted.
    public let operatorCard: MemberCard?

    public init(_ id: ID, _ document: OperatorDocument, at moment: Moment, by card: MemberCard?) {
        (self.id, self.document) = (id, document)
        (at, operatorCard) = (moment, card)
    }
}

/// A new text of a document.
public struct DocumentDraft: Equatable, Sendable {
    /// The length of the longest text, in bytes.
    public static let longest = 60_000

    public let name: OperatorDocument.Name
    public let language: Language
    /// Empty to take the document away.
    public let text: String

    public init(_ name: OperatorDocument.Name, in language: Language, text: String) throws(DocumentRefusal) {
        guard text.utf8.count <= Self.longest else { throw .tooLong }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let plain = lines.joined(separator: "\n").tidied()
        (self.name, self.language) = (name, language)
        self.text = plain.isEmpty ? "" : plain + "\n"
    }
}
