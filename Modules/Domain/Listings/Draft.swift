/// What a member has begun to write and not posted yet. Nobody else ever sees it.
public struct Draft: Hashable, Sendable {
    /// In bytes.
    public static let longest = 16 * 1_024

    /// As the one who wrote it left it: the server keeps it and doesn't read it.
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

/// Where drafts are kept, one per member and kind.
public protocol DraftRepository: Sendable {
    func find(_ kind: Listing.Kind, of member: Member.ID) async throws -> Draft?

    /// In place of the former one.
    func save(_ draft: Draft, _ kind: Listing.Kind, of member: Member.ID) async throws

    /// Removing what isn't there does nothing.
    func remove(_ kind: Listing.Kind, of member: Member.ID) async throws
}
