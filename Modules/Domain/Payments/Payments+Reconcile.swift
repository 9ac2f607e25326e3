extension Payments {
    /// Orders that changed within this time are compared even if they are settled and agree.
    public static let reconciliationReach = Duration.seconds(7 * 24 * 3_600)
    /// After this time a call leaves the rest to the next one, since a provider may be slow.
    public static let patience = Duration.seconds(60)

    /// Compares orders with the provider and mends what can be mended. What can't is an ``OrderProblem`` for
    /// the operator.
    ///
    /// Compares the orders after `latest`, by identifier, and begins none after ``patience``. Sets `latest`
    /// to the order after which the next call continues; nil once all are compared. A failure doesn't stop
    /// the others; the first one is thrown at the end.
    public func reconcile(after latest: inout Order.ID?) async throws {
        let (since, end) = (clock.now - Self.reconciliationReach, clock.now + Self.patience)
        var failure: (any Error)?
        repeat {
            let page = try await orders.ordersToReconcile(changedSince: since, after: latest)
            if page.isEmpty { latest = nil }
            let polled = await poll(page, until: end)
            latest = polled.last ?? latest
            failure = failure ?? polled.failure
        } while latest != nil && clock.now < end && !Task.isCancelled
        if let failure { throw failure }
    }
}
