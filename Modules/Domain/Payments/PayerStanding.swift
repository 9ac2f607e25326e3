/// What a payer has of the listing besides an order, and what the seller has fulfilled.
public struct PayerStanding: Sendable {
    /// Whether another order gives the payer the same.
    public let hasOther: Bool
    /// The payer's seat. One that lessons or another order need is kept when this order ends.
    public let seat: DealSeat
    /// The lessons of the two that can be paid: that of the order, or for a pass, those that are accepted.
    public let deals: [Deal]
    /// When the dates begin that a seat is for.
    public let dates: [Moment]
    /// Whether an operator has hidden the listing or suspended its author, so that nothing is sold.
    public let isBarred: Bool
    public let holds: HoldRecord
    /// Whether the shop's former deposit is the owner's without the yes of its payer.
    public let hasFormerDeposit: Bool
    /// Whether no sale of the seller is fulfilled yet.
    public private(set) var isFirstSale = false

    public init(
        hasOther: Bool = false,
        seat: DealSeat = .needed,
        deals: [Deal] = [],
        dates: [Moment] = [],
        isBarred: Bool = false,
        holds: HoldRecord = .none,
        hasFormerDeposit: Bool = false
    ) {
        self.hasOther = hasOther
        self.seat = seat
        self.deals = deals
        self.dates = dates
        self.isBarred = isBarred
        self.holds = holds
        self.hasFormerDeposit = hasFormerDeposit
    }

    /// - Parameter isFirst: whether no sale of the seller is fulfilled yet.
    public func selling(isFirst: Bool) -> PayerStanding {
        var standing = self
        standing.isFirstSale = isFirst
        return standing
    }
}
