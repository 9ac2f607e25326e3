/// How this app takes payments: the provider, and what the operator has set.
public struct PaymentService: Sendable {
    public let provider: any PaymentProvider
    public let ladder: RefundLadder
    /// Name and contact of the operator, whom the law requires an intermediary to tell.
    public let intermediary: String
    /// The operator's commission, for sales that are opened from now on.
    public let commission: Commission
    /// Whether shops may take deposits.
    public let takesDeposits: Bool
    /// Whether bank transfers are offered beside cards.
    private let takesTransfers: Bool
    /// The highest amounts of sales.
    public let limits: SaleLimits
    private let returnAddress: @Sendable (Order.ID) -> String
    private let webhookAddress: String

    public init(
        _ provider: any PaymentProvider,
        ladder: RefundLadder,
        intermediary: String,
        commission: Commission = .none,
        takesDeposits: Bool = false,
        takesTransfers: Bool = false,
        limits: SaleLimits = .usual,
        webhookAddress: String,
        returnAddress: @escaping @Sendable (Order.ID) -> String
    ) {
        self.provider = provider
        self.ladder = ladder
        self.intermediary = intermediary
        self.commission = commission
        self.takesDeposits = takesDeposits
        self.takesTransfers = takesTransfers
        self.limits = limits
        self.webhookAddress = webhookAddress
        self.returnAddress = returnAddress
    }

    /// Throws ``DepositRefusal/off`` for a deposit while they are off.
    func mustTake(_ sale: Sale?) throws(DepositRefusal) {
        guard case .deposit = sale?.goods else { return }
        try mustTakeDeposits()
    }

    public func mustTakeDeposits() throws(DepositRefusal) {
        guard takesDeposits else { throw .off }
    }

    /// The ways to pay this order.
    public func ways(for order: Order) -> [PaymentWay] {
        takesTransfers && order.transferHours > 0 ? [.card, .transfer] : [.card]
    }

    /// Throws ``OrderRefusal/noTransfers`` for a way that isn't offered.
    public func checkout(for order: Order, by way: PaymentWay) throws(OrderRefusal) -> Checkout {
        guard ways(for: order).contains(way) else { throw .noTransfers }
        return provider.checkout(for: charge(for: order), by: way)
    }

    /// What the payer of this order is asked to pay.
    public func charge(for order: Order) -> Charge {
        Charge(
            order: order.id,
            title: order.title,
            amount: order.amount,
            returnAddress: returnAddress(order.id),
            webhookAddress: webhookAddress,
            transferHours: order.transferHours
        )
    }
}
