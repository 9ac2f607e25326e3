/// Storage of listings, for what an author does with a post of any kind.
public protocol ListingRepository: Sendable {
    /// Loads, changes and saves in one transaction, with the notices that follow. When `change` throws,
    /// nothing is kept and no notice is given.
    ///
    /// Throws ``ListingRefusal/notFound`` for a member who does not see the listing,
    /// ``ListingRefusal/notAuthor`` for others, and ``ListingRefusal/takenDown``.
    func update(
        _ id: Listing.ID,
        of author: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Listing) throws -> Void
    ) async throws

    /// Deletes a listing. Its conversations stay and get a line; its proposals end.
    ///
    /// Throws what ``update(_:of:at:_:)`` throws, and ``ListingRefusal/dealAhead``.
    func delete(_ id: Listing.ID, of author: Member.ID, at now: Moment) async throws

    /// What a deletion would do now.
    func deletionPlan(for id: Listing.ID, of author: Member.ID, at now: Moment) async throws
        -> ListingDeletionPlan
}

/// What deleting a listing would do to others.
public struct ListingDeletionPlan: Hashable, Sendable {
    /// They stay readable and get a line.
    public let conversations: Int
    /// Deals not accepted yet; they end.
    public let proposals: Int
    /// Accepted deals that are not over; while there is one, deleting is refused.
    public let dealsAhead: Int
    /// Lists of favourites that lose the listing.
    public let favourites: Int

    public init(conversations: Int, proposals: Int, dealsAhead: Int, favourites: Int) {
        self.conversations = conversations
        self.proposals = proposals
        self.dealsAhead = dealsAhead
        self.favourites = favourites
    }

    public var isAllowed: Bool { dealsAhead == 0 }
}
