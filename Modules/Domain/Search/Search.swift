/// Searches listings and remembers the member's search.
public struct Search: Sendable {
    /// The most listings that one search covers. The first search in an area reads their texts.
    public static let mostListings = 100_000

    private let queries: any SearchQueries
    private let past: any PastSearchRepository
    private let identifiers: IdentifierGenerator

    public init(
        _ queries: any SearchQueries,
        past: any PastSearchRepository,
        identifiers: IdentifierGenerator
    ) {
        self.queries = queries
        self.past = past
        self.identifiers = identifiers
    }

    /// Loading a later page doesn't count as another search.
    public func callAsFunction(
        _ sought: SearchText,
        _ filter: BoardFilter,
        in area: BoardArea,
        _ slice: SliceRequest,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> Slice<ListingSummary> {
        let found = try await queries.listings(sought, filter, in: area, slice, for: viewer, at: now)
        if let viewer, slice.cursor == nil {
            // Best effort: results are shown even when storage is read-only.
            try? await past.remember(sought, of: viewer, as: identifiers.next())
        }
        return found
    }
}
