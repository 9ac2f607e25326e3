/// Reads the board for one reader: without blocked members, and with the reader's favourites marked. A
/// listing past its last date is never among the open ones, even before its expiry is stored.
public protocol BoardQueries: Sendable {
    /// Lists an area, or the drawn area of the filter instead. Continuing with ``Slice/next`` neither skips
    /// nor repeats what existed at the first part, even while listings are posted. Throws
    /// ``BoardRefusal/unknownCursor`` for any other cursor.
    func listings(
        _ filter: BoardFilter,
        in area: BoardArea,
        by order: BoardOrder,
        _ slice: SliceRequest,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> Slice<ListingSummary>

    /// Lists one member's listings in all areas, newest first. Empty for an unknown or blocked member.
    func listings(
        of author: Member.ID,
        _ filter: BoardFilter,
        _ slice: SliceRequest,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> Slice<ListingSummary>
}
