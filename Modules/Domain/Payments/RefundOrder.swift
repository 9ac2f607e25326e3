/// Refunds an amount to the payer, as the payee or an operator decides.
public struct RefundOrder: Sendable {
    private let orders: any OrderRepository
    private let complete: CompleteOrder
    private let clock: any WallClock

    public init(orders: any OrderRepository, complete: CompleteOrder, clock: any WallClock) {
        self.orders = orders
        self.complete = complete
        self.clock = clock
    }

    /// A refund that the provider can't make now is made later.
    ///
    /// - Parameters:
    ///   - deposit: why the owner of a shop refunds the deposit.
    ///   - payee: nil for an operator.
    public func callAsFunction(
        _ amount: Money,
        of id: Order.ID,
        _ reason: RefundReason,
        because deposit: DepositReason? = nil,
        by payee: Member.ID?
    ) async throws -> Order {
        let source: OrderFact.Source = payee == nil ? .operator : .payee
        let order = try await orders.update(id, by: source, at: clock.now) { purchase in
            try purchase.refund(amount, reason, because: deposit, by: payee)
        }.order
        return try await complete.refunds(of: order, by: source)
    }
}
