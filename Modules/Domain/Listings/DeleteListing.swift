/// Deletes a listing, or tells before what that does to others. While payments are switched off, a listing
/// whose payers would get something back stays.
public struct DeleteListing: Sendable {
    private let listings: any ListingRepository
    private let takesPayments: Bool
    private let clock: any WallClock

    public init(listings: any ListingRepository, takesPayments: Bool, clock: any WallClock) {
        self.listings = listings
        self.takesPayments = takesPayments
        self.clock = clock
    }

    public func plan(_ id: Listing.ID, of author: Member.ID) async throws -> ListingDeletionPlan {
        var plan = try await listings.deletionPlan(for: id, of: author, at: clock.now)
        if !takesPayments { plan.excludeRefunds() }
        return plan
    }

    /// Throws what ``ListingRepository/delete(_:of:at:)`` throws, and ``OrderRefusal/refundsOff``. Nothing is
    /// sold while payments are off, so that what the plan said still holds.
    public func callAsFunction(_ id: Listing.ID, of author: Member.ID) async throws {
        if !takesPayments, let obstacle = try await plan(id, of: author).obstacle { throw obstacle.refusal }
        try await listings.delete(id, of: author, at: clock.now)
    }
}
