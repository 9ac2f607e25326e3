/// Ends the hold of a payer who hasn't paid, as the seller may. A payment that arrives afterwards is given
/// back.
public struct EndHold: Sendable {
    private let orders: any OrderRepository
    private let clock: any WallClock

    public init(orders: any OrderRepository, clock: any WallClock) {
        self.orders = orders
        self.clock = clock
    }

    public func callAsFunction(_ id: Order.ID, by payee: Member.ID) async throws -> Order {
        try await orders.update(id, by: .payee, at: clock.now) { try $0.endHold(by: payee) }.order
    }
}
