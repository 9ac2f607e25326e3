extension Payments {
    /// What isn't made within this time is left to ``reconcile(after:)``.
    public static let refundReach = Duration.seconds(600)

    /// Makes the refunds that began without a request to the provider, as by a cancelled lesson or a deleted
    /// account.
    ///
    /// A failure doesn't stop the others; the first one is thrown at the end. Begins none after
    /// ``patience``.
    public func makeRefunds() async throws {
        let now = clock.now
        let due = try await orders.ordersToRefund(changedSince: now - Self.refundReach)
        let (_, failure) = await poll(due, until: now + Self.patience)
        if let failure { throw failure }
    }
}
