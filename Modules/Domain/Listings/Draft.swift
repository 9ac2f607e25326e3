/// An unpublished post, visible only to its author.
public struct Draft: Hashable, Sendable {
    /// In bytes.
    public static let longest = 16 * 1_024

    /// Opaque to the server and returned unchanged.
    public let document: String
    public let savedAt: Moment

    public init(document: String, savedAt: Moment) throws(DraftRefusal) {
        guard document.utf8.count <= Self.longest else { throw .tooLong }
        self.document = document
        self.savedAt = savedAt
    }
}

public enum DraftRefusal: String, Refusal, CaseIterable {
    case notFound = "draft.not-found"
    case tooLong = "draft.too-long"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .tooLong: .invalid
        }
    }
}

/// Stores drafts, one per member and kind.
public protocol DraftRepository: Sendable {
    func find(_ kind: Listing.Kind, of member: Member.ID) async throws -> Draft?

    /// Replaces the previous draft.
    func save(_ draft: Draft, _ kind: Listing.Kind, of member: Member.ID) async throws

    /// Does nothing when there is no draft.
    func remove(_ kind: Listing.Kind, of member: Member.ID) async throws
}
