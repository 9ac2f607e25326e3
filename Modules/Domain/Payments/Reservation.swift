/// A shop is kept from others by a deposit.
public struct Reservation: Hashable, Sendable {
    public let order: Order.ID
    /// Nil after the account is deleted.
    public let payer: Member.ID?
    public let until: Moment

    public init(order: Order.ID, payer: Member.ID?, until: Moment) {
        self.order = order
        self.payer = payer
        self.until = until
    }
}
