/// What a payer has of the listing besides an order.
public struct PayerStanding: Sendable {
    /// Whether another order gives the payer the same.
    public let hasOther: Bool
    /// The payer's seat. One that lessons or another order need is kept when this order ends.
    public let seat: DealSeat
    /// The lessons of the two that can be paid: that of the order, or for a pass, those that are accepted.
    public let deals: [Deal]

    public init(hasOther: Bool = false, seat: DealSeat = .toTake, deals: [Deal] = []) {
        self.hasOther = hasOther
        self.seat = seat
        self.deals = deals
    }
}
