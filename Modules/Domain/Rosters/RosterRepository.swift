/// Stores rosters together with the listing's seats, the group conversation and the resulting notices. Each
/// change is atomic.
public protocol RosterRepository: Sendable {
    /// Creates the roster of a listing; does nothing when it exists. Throws ``ListingRefusal/notFound`` and
    /// ``ListingRefusal/notAuthor``.
    func open(_ admission: Roster.Admission, of listing: Listing.ID, by author: Member.ID) async throws

    /// Loads, changes and saves atomically, serialized with other changes of the roster.
    ///
    /// Throws ``RosterRefusal/notFound`` when the listing has no roster, or when a block separates its
    /// organiser and `member`. A block doesn't affect a member who is already on the roster.
    func update(
        _ listing: Listing.ID,
        by member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Roster) throws -> Void
    ) async throws

    /// Lapses expired offers and offers their seats to the next, each roster in its own transaction.
    func settleDue(at now: Moment) async throws
}
