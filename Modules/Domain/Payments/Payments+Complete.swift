extension Payments {
    /// Brings an order to what its provider says: the one path to completion, whether the payer returns, a
    /// webhook arrives, or a poll or an operator asks. Can be called at any time and any number of times.
    ///
    /// Asks the provider, outside of any transaction, and decides once, within one. What can't be finished
    /// because of a ``ProviderFailure`` is found again by ``reconcile(after:)``.
    ///
    /// - Parameter token: the proof of the payer's approval, if the payer has just returned with it.
    @discardableResult
    public func complete(
        _ id: Order.ID,
        with token: PaymentToken? = nil,
        by source: OrderFact.Source
    ) async throws -> Order {
        guard let service else { throw OrderRefusal.off }
        guard let known = try await orders.find(id) else { throw OrderRefusal.notFound }
        guard known.provider == service.provider.name else { return known }
        var payment = try await service.provider.payment(of: id)
        if let token, try await confirm(known, payment, with: token, by: source, service) {
            payment = try await service.provider.payment(of: id)
        }
        let order = try await learn(payment, of: id, by: source)
        return try await makeRefunds(of: order, by: source, service)
    }

    /// Polls one order after the other, and begins none after `end`. A failure doesn't stop the others.
    ///
    /// - Returns: the last order that was polled, and the first failure.
    func poll(_ ids: [Order.ID], until end: Moment) async -> (last: Order.ID?, failure: (any Error)?) {
        var (last, failure): (Order.ID?, (any Error)?) = (nil, nil)
        for id in ids where clock.now < end && !Task.isCancelled {
            do {
                try await complete(id, by: .poll)
            } catch {
                failure = failure ?? error
            }
            last = id
        }
        return (last, failure)
    }

    private func learn(
        _ payment: ProviderPayment?,
        of id: Order.ID,
        by source: OrderFact.Source
    ) async throws -> Order {
        try await orders.update(id, by: source, at: clock.now) { $0.apply(payment) }.order
    }

    /// Sells the seat and then asks for the money. Returns whether the payment may have changed.
    private func confirm(
        _ order: Order,
        _ payment: ProviderPayment?,
        with token: PaymentToken,
        by source: OrderFact.Source,
        _ service: PaymentService
    ) async throws -> Bool {
        guard service.provider.waitsForConfirmation else { return false }
        let hasBegun = try await orders.update(order.id, by: source, at: clock.now) {
            $0.beginConfirmation(of: payment)
        }
        guard hasBegun.result else { return false }
        do {
            try await service.provider.confirm(service.charge(for: order), with: token)
        } catch  where !error.isUncertain {
            // Refused for good, unless it was already confirmed.
            let latter = try await service.provider.payment(of: order.id)
            if latter?.status != .paid {
                try await orders.update(order.id, by: source, at: clock.now) { $0.endConfirmation() }
            }
        }
        return true
    }

    /// Carries out the open refunds, one after the other. Those of a transfer wait for the payer's bank
    /// account.
    private func makeRefunds(
        of order: Order,
        by source: OrderFact.Source,
        _ service: PaymentService
    ) async throws -> Order {
        var order = order
        while let refund = order.openRefund, !order.needsRefundAccount, !order.isFrozen {
            do {
                let outcome = try await service.provider.cancel(order.cancellation(of: refund))
                guard outcome == .done else { return order }
            } catch .refused(let code) {
                return try await orders.update(order.id, by: source, at: clock.now) {
                    $0.refuseRefund(code)
                }.order
            }
            let payment = try await service.provider.payment(of: order.id)
            let latter = try await learn(payment, of: order.id, by: source)
            guard latter.openRefund?.id != refund.id else { return latter }
            order = latter
        }
        return order
    }
}

extension Order {
    public func cancellation(of refund: Refund) -> ProviderCancellation {
        ProviderCancellation(
            order: id,
            amount: refund.amount,
            cancellable: Money(won: amount.won - refundedByProvider) ?? .zero,
            reason: refund.reason?.text ?? refund.cause.rawValue,
            account: refundAccount,
            key: refund.key(to: refundAccount)
        )
    }
}
