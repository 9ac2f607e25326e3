/// A request for a refund.
public struct ProviderCancellation: Equatable, Sendable {
    public let order: Order.ID
    public let amount: Money
    /// What can be refunded before it. The provider refuses the request if it has another amount, so that
    /// two servers can't both give the same money back.
    public let cancellable: Money
    public let reason: String
    /// The account for the refund of a transfer.
    public let account: RefundAccount?
    /// The same for every repetition of the request; 16 to 64 ASCII letters, digits and hyphens.
    public let key: String

    public init(
        order: Order.ID,
        amount: Money,
        cancellable: Money,
        reason: String,
        account: RefundAccount? = nil,
        key: String
    ) {
        self.order = order
        self.amount = amount
        self.cancellable = cancellable
        self.reason = reason
        self.account = account
        self.key = key
    }
}

public enum CancellationOutcome: String, Hashable, CaseIterable, Sendable {
    case done
    /// Accepted, and done later.
    case requested
}
