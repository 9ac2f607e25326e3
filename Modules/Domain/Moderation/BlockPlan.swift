/// The effects of a block, shown before it is made.
public struct BlockPlan: Equatable, Sendable {
    /// The open deals of the two members, which end with the block.
    public let deals: [Deal]
    /// What one of the two applied to or takes part in, and the other organises.
    public let participations: [EndingParticipation]

    public init(ending deals: [Deal], _ participations: [EndingParticipation] = []) {
        self.deals = deals
        self.participations = participations
    }
}

/// A member's part in a listing, which a block ends.
public struct EndingParticipation: Equatable, Sendable {
    public let listing: Listing
    /// Of the one who doesn't organise it.
    public let status: RosterEntry.Status
    /// Whether it is the blocker's own listing.
    public let isOrganiser: Bool

    public init(in listing: Listing, _ status: RosterEntry.Status, isOrganiser: Bool) {
        self.listing = listing
        self.status = status
        self.isOrganiser = isOrganiser
    }
}
