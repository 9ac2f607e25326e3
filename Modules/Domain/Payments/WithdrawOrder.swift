/// Gives up the payer's seat or pass. After the payment, the payer gets the share that the order's ladder
/// says. A teacher gives the lessons of a pass back that aren't taken.
public struct WithdrawOrder: Sendable {
    private let orders: any OrderRepository
    private let complete: CompleteOrder
    private let clock: any WallClock

    public init(orders: any OrderRepository, complete: CompleteOrder, clock: any WallClock) {
        self.orders = orders
        self.complete = complete
        self.clock = clock
    }

    /// A refund that the provider can't make now is made later.
    public func callAsFunction(
        _ id: Order.ID,
        by member: Member.ID,
        as source: OrderFact.Source = .payer
    ) async throws -> Order {
        let order = try await orders.update(id, by: source, at: clock.now) { try $0.withdraw(by: member) }
            .order
        return try await complete.refunds(of: order, by: source)
    }
}

extension CompleteOrder {
    /// Makes the refunds that were asked for, as far as the provider can make them now. While payments are
    /// off, they wait.
    func refunds(of order: Order, by source: OrderFact.Source) async throws -> Order {
        guard order.openRefund != nil else { return order }
        do {
            return try await self(order.id, by: source)
        } catch is ProviderFailure {
            return order
        } catch OrderRefusal.off {
            return order
        }
    }
}
