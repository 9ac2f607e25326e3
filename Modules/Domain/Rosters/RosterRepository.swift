/// Where rosters are kept, together with the listing's seats, the group conversation and the notices they
/// lead to: one change is kept as a whole or not at all.
public protocol RosterRepository: Sendable {
    /// Begins the roster of a listing; one that exists is kept as it is. Throws ``ListingRefusal/notFound``
    /// and ``ListingRefusal/notAuthor``.
    func open(_ admission: Roster.Admission, of listing: Listing.ID, by author: Member.ID) async throws

    /// Loads, changes and keeps as one step, in turn with every other change of the roster.
    ///
    /// Throws ``RosterRefusal/notFound`` when the listing has no roster, or its organiser and `member` do not
    /// see each other; a member who is on the roster already is not kept from it by a block.
    func update(
        _ listing: Listing.ID,
        by member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Roster) throws -> Void
    ) async throws

    /// Lets offers lapse whose time is over and offers the seats to the next, each roster in its own step.
    func settleDue(at now: Moment) async throws
}
