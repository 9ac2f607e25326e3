extension Payments {
    /// Sets the bank account for the refund of a transfer, and then refunds it.
    ///
    /// A refund that the provider can't make now is made later.
    ///
    /// - Parameter payer: nil for an operator, who gives it for a payer who has left or asked for that.
    public func setRefundAccount(
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
        return try await makeRefunds(of: order, by: source)
    }

    /// Asks an operator to name the bank account.
    public func askForRefundAccount(for id: Order.ID, by payer: Member.ID) async throws -> Order {
        try await orders.update(id, by: .payer, at: clock.now) {
            try $0.askForRefundAccount(by: payer)
        }.order
    }
}
