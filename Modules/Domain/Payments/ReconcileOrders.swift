/// Compares orders with the provider and mends what can be mended. What can't is a ``OrderProblem`` for the
/// operator.
public struct ReconcileOrders: Sendable {
    /// Orders that changed within this time are compared even if they are settled.
    public static let reach = Duration.seconds(7 * 24 * 3_600)

    private let orders: any OrderRepository
    private let complete: CompleteOrder
    private let clock: any WallClock

    public init(orders: any OrderRepository, complete: CompleteOrder, clock: any WallClock) {
        self.orders = orders
        self.complete = complete
        self.clock = clock
    }

    /// A failure doesn't stop the others; the first one is thrown at the end.
    public func callAsFunction() async throws {
        let since = clock.now - Self.reach
        var latest: Order.ID?
        var failure: (any Error)?
        while true {
            let page = try await orders.listToReconcile(changedSince: since, after: latest)
            guard let last = page.last else { break }
            for id in page {
                do {
                    try await complete(id, by: .poll)
                } catch {
                    failure = failure ?? error
                }
            }
            latest = last
        }
        if let failure { throw failure }
    }
}
