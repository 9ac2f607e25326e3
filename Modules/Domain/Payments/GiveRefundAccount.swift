/// Sets the bank account for the refund of a transfer, and then refunds it.
public struct GiveRefundAccount: Sendable {
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
    /// - Parameter payer: nil for an operator, who gives it for a payer who has left or asked for that.
    public func callAsFunction(
        _ bank: Bank,
        _ number: String,
        of holder: String,
        for id: Order.ID,
        by payer: Member.ID?
    ) async throws -> Order {
        let now = clock.now
        let account = try RefundAccount(bank: bank, number: number, holder: holder, at: now)
        let source: OrderFact.Source = payer == nil ? .operator : .payer
        let order = try await orders.update(id, by: source, at: now) { purchase in
            try purchase.setRefundAccount(account, by: payer)
        }.order
        return try await complete.refunds(of: order, by: source)
    }

    /// Asks an operator to name it.
    public func askOperator(for id: Order.ID, by payer: Member.ID) async throws -> Order {
        try await orders.update(id, by: .payer, at: clock.now) {
            try $0.askForRefundAccount(by: payer)
        }.order
    }
}
