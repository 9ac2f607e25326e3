/// Looks for listings by what they say.
public protocol SearchQueries: Sendable {
    /// Those of an area in which every word is found, newest first, under the same promises as
    /// ``BoardQueries``. A part may have fewer than were asked for and still be followed by another: no
    /// question reads the whole board.
    func listings(
        _ sought: SearchText,
        _ filter: BoardFilter,
        in area: BoardArea,
        _ slice: SliceRequest,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> Slice<ListingSummary>
}

/// What a member looked for, to do it again.
public struct PastSearch: Identifiable, Hashable, Sendable {
    public static let most = 50

    public let id: Identifier<PastSearch>
    /// As it was typed the last time.
    public let text: String

    public init(id: ID, text: String) {
        self.id = id
        self.text = text
    }
}

/// Where searches are remembered, each once, at most ``PastSearch/most`` of a member's.
///
/// Remembering is best effort and makes no reader wait; what was remembered is listed at once.
public protocol PastSearchRepository: Sendable {
    /// Puts it first; the oldest beyond the limit is forgotten.
    func remember(_ sought: SearchText, of member: Member.ID, as id: PastSearch.ID) async throws
    /// The last first.
    func list(of member: Member.ID) async throws -> [PastSearch]
    /// What isn't there is forgotten already.
    func forget(_ id: PastSearch.ID, of member: Member.ID) async throws
    func forgetAll(of member: Member.ID) async throws
}
