extension Payments {
    /// Records that a refund which the provider refuses was settled without it, such as by a transfer of the
    /// seller after the time in which the provider makes refunds.
    ///
    /// Asks the provider for the refund once more, as an operator. Throws ``OrderRefusal/noRefusedRefund`` if
    /// it doesn't refuse any more, or there is none.
    ///
    /// - Parameters:
    ///   - refund: the settled refund.
    ///   - settlement: how it was paid out.
    public func settleRefund(
        _ refund: Refund.ID,
        of amount: Money,
        in id: Order.ID,
        _ settlement: RefundReason
    ) async throws -> Order {
        guard let order = try await orders.find(id) else { throw OrderRefusal.notFound }
        guard order.hasRefusedRefund, let open = order.openRefund else { throw OrderRefusal.noRefusedRefund }
        guard open.id == refund, open.amount == amount else { throw OrderRefusal.otherRefund }
        _ = try await complete(id, by: .operator)
        return try await orders.update(id, by: .operator, at: clock.now) { purchase in
            try purchase.settleRefund(refund, of: amount, settlement)
        }.order
    }
}

extension Order {
    /// Whether the provider refuses the next refund, or can't make it.
    public var hasRefusedRefund: Bool { openRefund != nil && problem?.isOfRefund == true }
}
