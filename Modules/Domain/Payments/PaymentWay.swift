/// How a payer pays.
public enum PaymentWay: String, CaseIterable, Sendable {
    /// A card, or what the provider counts as one.
    case card
    /// A transfer to a bank account that the provider issues for the payment.
    case transfer
}

extension Order {
    /// For how many whole hours the provider issues a bank account: as long as the seller waits, or until the
    /// deadline.
    /// Zero if the deadline is too near for a transfer.
    public var transferHours: Int {
        let end = min(orderedAt + .seconds(terms.transferHours * 3_600), terms.deadline)
        return max(0, Int((end.milliseconds - orderedAt.milliseconds) / 3_600_000))
    }
}
