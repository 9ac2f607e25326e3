/// Stores rosters together with the listing's seats, the group conversation and the resulting notices. Each
/// change is atomic.
public protocol RosterRepository: Sendable {
    /// Loads, changes and saves atomically, serialized with other changes of the roster. The roster knows
    /// what `member` has told, unless the member is already on it.
    ///
    /// Throws ``RosterRefusal/notFound`` when the listing has no roster, or when a block or an operator hides
    /// it from `member`, unless the member is already on the roster.
    func update(
        _ listing: Listing.ID,
        by member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Roster) throws -> Void
    ) async throws

    /// Lapses expired offers and offers their seats to the next, each roster in its own transaction.
    func settleDue(at now: Moment) async throws

    /// Reminds those who take part of each start that is near, once for each reminder, also with several
    /// servers.
    func remindOfStarts(at now: Moment) async throws
}
