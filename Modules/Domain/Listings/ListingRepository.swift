/// Stores listings, for the author's actions on posts of any kind.
public protocol ListingRepository: Sendable {
    /// Loads, changes and saves in one transaction, with the resulting notices. When `change` throws, nothing
    /// is saved and no notice is sent.
    ///
    /// Throws ``ListingRefusal/notFound`` for a member who can't see the listing,
    /// ``ListingRefusal/notAuthor`` for others, and ``ListingRefusal/takenDown``.
    func update(
        _ id: Listing.ID,
        of author: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Listing) throws -> Void
    ) async throws

    /// Calls a listing off, before it starts, and tells all on its roster the reason. A repeated request with
    /// the same reason does nothing.
    ///
    /// Throws what ``update(_:of:at:_:)`` throws, ``ListingRefusal/notCancellable`` for a listing without a
    /// roster, ``ListingRefusal/begun`` and ``ListingRefusal/cancelled``.
    func cancel(_ id: Listing.ID, _ reason: RosterNote, of author: Member.ID, at now: Moment) async throws

    /// Opens a closed listing again, or takes a cancellation back and tells those who were on its roster.
    ///
    /// Throws what ``update(_:of:at:_:)`` throws, ``ListingRefusal/cancelled`` when the time to take it back
    /// is over, and ``ListingRefusal/begun``.
    func reopen(_ id: Listing.ID, of author: Member.ID, at now: Moment) async throws

    /// Deletes a listing. Its conversations stay and get a line; its proposals end.
    ///
    /// Throws what ``update(_:of:at:_:)`` throws, ``ListingRefusal/dealAhead``, and
    /// ``OrderRefusal/frozen`` and ``OrderRefusal/refundStuck`` while payers can't get their money back.
    func delete(_ id: Listing.ID, of author: Member.ID, at now: Moment) async throws

    /// Returns the effects of a deletion at this moment.
    func deletionPlan(for id: Listing.ID, of author: Member.ID, at now: Moment) async throws
        -> ListingDeletionPlan
}

/// The effects that deleting a listing has on others.
public struct ListingDeletionPlan: Hashable, Sendable {
    /// Conversations that stay readable and get a line.
    public let conversations: Int
    /// Open proposals, which end.
    public let proposals: Int
    /// Accepted deals that aren't over. While there is one, deleting is refused.
    public let dealsAhead: Int
    /// Members whose favourites include the listing.
    public let favourites: Int
    /// The refunds to its payers.
    public let stake: MoneyStake
    /// False while payments are switched off.
    public private(set) var canRefund: Bool

    public init(
        conversations: Int,
        proposals: Int,
        dealsAhead: Int,
        favourites: Int,
        stake: MoneyStake = .none,
        canRefund: Bool = true
    ) {
        self.conversations = conversations
        self.proposals = proposals
        self.dealsAhead = dealsAhead
        self.favourites = favourites
        self.stake = stake
        self.canRefund = canRefund
    }

    mutating func excludeRefunds() { canRefund = false }

    public enum Obstacle: Sendable {
        case dealAhead
        case refundsOff

        public var refusal: any Refusal {
            switch self {
            case .dealAhead: ListingRefusal.dealAhead
            case .refundsOff: OrderRefusal.refundsOff
            }
        }
    }

    /// Nil when the listing can be deleted.
    public var obstacle: Obstacle? {
        if dealsAhead > 0 { return .dealAhead }
        return canRefund || stake.orders == 0 ? nil : .refundsOff
    }
}
