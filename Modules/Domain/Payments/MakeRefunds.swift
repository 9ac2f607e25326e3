/// Makes the refunds that began without a request to the provider, as by a cancelled lesson or a deleted
/// account.
public struct MakeRefunds: Sendable {
    /// What isn't made within this time is left to ``ReconcileOrders``.
    public static let reach = Duration.seconds(600)

    private let orders: any OrderRepository
    private let complete: CompleteOrder
    private let clock: any WallClock

    public init(orders: any OrderRepository, complete: CompleteOrder, clock: any WallClock) {
        self.orders = orders
        self.complete = complete
        self.clock = clock
    }

    /// A failure doesn't stop the others; the first one is thrown at the end. Begins none after
    /// ``ReconcileOrders/patience``.
    public func callAsFunction() async throws {
        let now = clock.now
        let due = try await orders.ordersToRefund(changedSince: now - Self.reach)
        let (_, failure) = await complete.poll(due, until: now + ReconcileOrders.patience)
        if let failure { throw failure }
    }
}
