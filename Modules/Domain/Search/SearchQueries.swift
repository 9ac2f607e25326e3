/// Searches listings by their text.
public protocol SearchQueries: Sendable {
    /// The listings of an area that contain every word, newest first, with the guarantees of
    /// ``BoardQueries``. A page may have fewer than requested and still be followed by another, because no
    /// query reads the whole board.
    func listings(
        _ sought: SearchText,
        _ filter: BoardFilter,
        in area: BoardArea,
        _ slice: SliceRequest,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> Slice<ListingSummary>
}

/// A member's past search, to be repeated.
public struct PastSearch: Identifiable, Hashable, Sendable {
    public static let most = 50

    public let id: Identifier<PastSearch>
    /// As last typed.
    public let text: String

    public init(id: ID, text: String) {
        self.id = id
        self.text = text
    }
}

/// Stores past searches without duplicates, at most ``PastSearch/most`` per member.
///
/// Best effort, and never delays a response; a new search is listed at once.
public protocol PastSearchRepository: Sendable {
    /// Puts it first and deletes the oldest beyond the limit.
    func remember(_ sought: SearchText, of member: Member.ID, as id: PastSearch.ID) async throws
    /// Most recent first.
    func list(of member: Member.ID) async throws -> [PastSearch]
    /// Does nothing when it doesn't exist.
    func forget(_ id: PastSearch.ID, of member: Member.ID) async throws
    func forgetAll(of member: Member.ID) async throws
}
