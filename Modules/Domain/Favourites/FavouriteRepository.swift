/// Stores members' favourites.
public protocol FavouriteRepository: Sendable {
    /// Idempotent: a repeated call keeps the first position. Throws ``ListingRefusal/notFound`` for a missing
    /// listing and for one hidden by a block.
    func add(_ id: Listing.ID, by member: Member.ID, as mark: Identifier<FavouriteMark>) async throws

    /// Idempotent: does nothing for a listing that isn't a favourite.
    func remove(_ id: Listing.ID, by member: Member.ID) async throws

    /// Most recent first, without deleted and hidden listings.
    func list(
        of member: Member.ID,
        _ part: FavouritePart,
        _ kinds: [Listing.Kind],
        _ slice: SliceRequest,
        at now: Moment
    ) async throws -> Slice<ListingSummary>
}

/// A part of a member's favourites.
public enum FavouritePart: String, CaseIterable, Sendable {
    case all
    /// Without events that have ended.
    case current
    /// The events that have ended, by their last date.
    case ended
}

/// The order in which a member added a favourite.
public enum FavouriteMark {}
