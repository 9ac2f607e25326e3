extension Payments {
    /// Refunds a payment that its order can't accept, such as one of another amount, as an operator decides.
    /// It was never in the ledger.
    ///
    /// Throws ``OrderRefusal/noWrongPayment`` if there is no such payment, and
    /// ``OrderRefusal/providerRefused``.
    public func cancelPayment(of id: Order.ID) async throws -> Order {
        guard let service else { throw OrderRefusal.off }
        guard let order = try await orders.find(id) else { throw OrderRefusal.notFound }
        guard order.provider == service.provider.name, order.problem?.isOfPayment == true,
            let payment = try await service.provider.payment(of: id),
            let cancellation = order.cancellation(of: payment)
        else { throw OrderRefusal.noWrongPayment }
        try await orders.update(id, by: .operator, at: clock.now) {
            try $0.rejectPayment(of: cancellation.amount)
        }
        do {
            _ = try await service.provider.cancel(cancellation)
        } catch .refused {
            throw OrderRefusal.providerRefused
        }
        return try await complete(id, by: .operator)
    }
}

extension Order {
    /// Everything that is left of a payment that isn't the order's; nil if nothing is, and for a payment that
    /// agrees after all.
    fileprivate func cancellation(of payment: ProviderPayment) -> ProviderCancellation? {
        guard payment.amount != amount || payment.isTest != isTest else { return nil }
        guard payment.order == id, payment.currency == "KRW", payment.status.isCharged, !state.isCharged,
            let left = Money(won: (payment.amount?.won ?? 0) - payment.cancelled.won), left.won > 0
        else { return nil }
        return ProviderCancellation(
            order: id,
            amount: left,
            cancellable: left,
            reason: OrderFact.Event.paymentRejected.rawValue,
            account: refundAccount,
            key: "madang-payment-\(id)-\(left.won)"
        )
    }
}
