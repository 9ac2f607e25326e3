import Synchronization

/// A text for members that the operator writes: terms of use, privacy policy, use of locations or contact.
public struct OperatorDocument: Equatable, Sendable {
    public enum Name: String, CaseIterable, Sendable {
        case terms
        case privacy
        /// The terms of location-based services, which Korean law asks for besides the others.
        case location
        case contact

        /// Those that members consent to, in the order of the form.
        public static let consented: [Name] = [.terms, .privacy, .location]
    }

    public let name: Name
    public let language: Language
    public let text: String
    /// Names this very text.
    public let digest: DocumentDigest

    public init(_ name: Name, in language: Language, text: String, digest: DocumentDigest) {
        self.name = name
        self.language = language
        self.text = text
        self.digest = digest
    }
}

/// The SHA-256 of a document's file, as `sha256sum` prints it.
public struct DocumentDigest: Hashable, Sendable {
    public static let pattern = "^[0-9a-f]{64}$"

    public let text: String

    /// Returns nil unless it is 64 hexadecimal digits in small letters.
    public init?(_ text: String) {
        guard text.utf8.count == 64,
            text.utf8.allSatisfy({ ("0"..."9").contains($0) || ("a"..."f").contains($0) })
        else { return nil }
        self.text = text
    }

    /// - Parameter bytes: the 32 bytes of the hash.
    public init(bytes: [UInt8]) {
        precondition(bytes.count == 32, "not a SHA-256")
        text = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

extension ClosedRange<Unicode.Scalar> {
    fileprivate func contains(_ byte: UInt8) -> Bool { contains(Unicode.Scalar(byte)) }
}

/// The operator's documents, in one language or both. The operator may replace them while the server runs.
public final class OperatorDocuments: Sendable {
    private let documents: Mutex<[OperatorDocument]>

    public init(_ documents: [OperatorDocument]) {
        self.documents = Mutex(documents)
    }

    public func replace(with others: OperatorDocuments) {
        let latest = others.documents.withLock { $0 }
        documents.withLock { $0 = latest }
    }

    /// Returns the document in the reader's language, or in the other if it exists in that one only.
    public func find(_ name: OperatorDocument.Name, for language: Language) throws -> OperatorDocument {
        guard let document = version(of: name, for: language) else { throw DocumentRefusal.notFound }
        return document
    }

    /// In one language or both.
    func versions(of name: OperatorDocument.Name) -> [OperatorDocument] {
        documents.withLock { $0 }.filter { $0.name == name }
    }

    func version(of name: OperatorDocument.Name, for language: Language) -> OperatorDocument? {
        let versions = versions(of: name)
        return versions.first { $0.language == language } ?? versions.first
    }
}

public enum DocumentRefusal: String, Refusal, CaseIterable {
    /// The operator has not written it.
    case notFound = "document.not-found"

    public var code: String { rawValue }
    public var kind: RefusalKind { .notFound }
}
