/// Stores claims of imported listings.
public protocol ClaimRepository: Sendable {
    /// Stores the claim that `make` returns in place of the member's last one of the listing. An approved one
    /// makes the member its author, and the claims of others are overtaken. A repeated request returns the
    /// claim it made before.
    ///
    /// Throws ``ListingRefusal/notFound`` for a listing that the member can't see.
    func insert(
        _ id: Claim.ID,
        of listing: Listing.ID,
        by member: Member.ID,
        at now: Moment,
        _ make: @escaping @Sendable (ClaimContext) throws -> Claim
    ) async throws -> Claim

    /// Changes a claim, makes the member the author if it is approved, and notifies the members, in one
    /// transaction. Of concurrent decisions about one listing the first one wins.
    ///
    /// Throws ``ClaimRefusal/notFound``. When `change` throws, nothing is saved.
    func update(
        _ id: Claim.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Claim) throws -> Void
    ) async throws
}

/// Reads claims. The caller must check that a reader of the queue is an operator.
public protocol ClaimQueries: Sendable {
    /// The claims in that state, the longest waiting first.
    func list(_ state: Claim.State, _ slice: SliceRequest) async throws -> Slice<ClaimedListing>

    /// Throws ``ClaimRefusal/notFound``.
    func find(_ id: Claim.ID) async throws -> ClaimedListing

    /// The member's claim of a listing. Throws ``ClaimRefusal/notFound``.
    func find(_ listing: Listing.ID, by member: Member.ID) async throws -> Claim
}

/// A claim with its member and its listing.
public struct ClaimedListing: Sendable {
    public let claim: Claim
    public let member: MemberCard
    public let listing: ListingSummary

    public init(_ claim: Claim, by member: MemberCard, _ listing: ListingSummary) {
        self.claim = claim
        self.member = member
        self.listing = listing
    }
}
