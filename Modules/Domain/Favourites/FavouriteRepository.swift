/// Where it is kept what members marked to come back to.
public protocol FavouriteRepository: Sendable {
    /// Twice is once: the first mark keeps its place. ``ListingRefusal/notFound`` for what isn't there, or
    /// whose author and the member don't see each other.
    func add(_ id: Listing.ID, by member: Member.ID, as mark: Identifier<FavouriteMark>) async throws

    /// What isn't marked, or isn't there, is already as it should be.
    func remove(_ id: Listing.ID, by member: Member.ID) async throws

    /// The last marked first. What was deleted, and what the member doesn't see any more, is left out.
    func list(
        of member: Member.ID,
        _ kinds: [Listing.Kind],
        _ slice: SliceRequest
    ) async throws -> Slice<ListingSummary>
}

/// When something was marked, among all that a member marked.
public enum FavouriteMark {}
