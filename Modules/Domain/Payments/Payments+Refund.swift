extension Payments {
    /// Refunds an amount to the payer, as the payee or an operator decides.
    ///
    /// A refund that the provider can't make now is made later.
    ///
    /// - Parameters:
    ///   - deposit: why the owner of a shop refunds the deposit.
    ///   - payee: nil for an operator.
    public func refund(
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
        return try await makeRefunds(of: order, by: source)
    }
}
