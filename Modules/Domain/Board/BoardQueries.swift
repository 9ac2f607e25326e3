/// What there is to see, as one reader sees it: nothing of whom they blocked or who blocked them, with their
/// own favourites marked. One that has passed its last date is never among the open ones, whether or not
/// anybody has noted it yet.
public protocol BoardQueries: Sendable {
    /// Of an area. Going on with ``Slice/next`` neither skips nor repeats what was there when the first part
    /// was read, whatever is posted meanwhile; ``BoardRefusal/unknownCursor`` for any other cursor.
    func listings(
        _ filter: BoardFilter,
        in area: BoardArea,
        by order: BoardOrder,
        _ slice: SliceRequest,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> Slice<ListingSummary>

    /// Of one member, wherever; newest first. Empty for a member who doesn't exist or whom the reader
    /// doesn't see.
    func listings(
        of author: Member.ID,
        _ filter: BoardFilter,
        _ slice: SliceRequest,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> Slice<ListingSummary>
}
