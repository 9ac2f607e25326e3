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

    /// What is left to fill in: the words between 【 and 】.
    public var gaps: [String] { Self.gaps(in: text) }

    public static func gaps(in text: String) -> [String] {
        text.split(separator: "【", omittingEmptySubsequences: false).dropFirst().compactMap { part in
            part.contains("】") ? String(part.prefix { $0 != "】" }) : nil
        }
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
///
/// They are in files on the machine, or written in the browser and kept in the database. A file wins.
public final class OperatorDocuments: Sendable {
    private let documents: Mutex<[OperatorDocument]>
    private let written: (any DocumentRepository)?

    public init(_ documents: [OperatorDocument], besides written: (any DocumentRepository)? = nil) {
        self.documents = Mutex(documents)
        self.written = written
    }

    /// The documents as they are now, also when another server has changed them.
    public func current() async -> OperatorDocuments {
        _ = await written?.current()
        return self
    }

    /// Whether the document is in a file.
    public func isInFile(_ name: OperatorDocument.Name, in language: Language) -> Bool {
        documents.withLock { $0.contains { $0.name == name && $0.language == language } }
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
        let files = documents.withLock { $0 }.filter { $0.name == name }
        let others = written?.known.map(\.document).filter { other in
            other.name == name && !files.contains { $0.language == other.language }
        }
        return (files + (others ?? [])).sorted { $0.language.rawValue > $1.language.rawValue }
    }

    func version(of name: OperatorDocument.Name, for language: Language) -> OperatorDocument? {
        let versions = versions(of: name)
        return versions.first { $0.language == language } ?? versions.first
    }
}

public enum DocumentRefusal: String, Refusal, CaseIterable {
    /// The operator has not written it.
    case notFound = "document.not-found"
    /// There are no documents to write for members who aren't operators.
    case notForMembers = "document.not-for-members"
    /// The document is in a file on the server's machine, which wins.
    case inFile = "document.in-file"
    case tooLong = "document.too-long"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound, .notForMembers: .notFound
        case .inFile: .conflict
        case .tooLong: .invalid
        }
    }

    public var field: String? {
        switch self {
        case .tooLong, .inFile: "text"
        case .notFound, .notForMembers: nil
        }
    }
}
