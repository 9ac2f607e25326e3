/// Says that the contract about a shop is made, as the payer of its deposit.
public struct AgreeToContract: Sendable {
    private let orders: any OrderRepository
    private let clock: any WallClock

    public init(orders: any OrderRepository, clock: any WallClock) {
        self.orders = orders
        self.clock = clock
    }

    public func callAsFunction(_ id: Order.ID, by payer: Member.ID) async throws -> Order {
        try await orders.update(id, by: .payer, at: clock.now) { try $0.agreeToContract(by: payer) }.order
    }
}
