/// The use cases of orders, from placing one to its refunds, and of the provider's webhooks.
public struct Payments: Sendable {
    let orders: any OrderRepository
    let service: PaymentService?
    let throttle: any CallThrottle
    let clock: any WallClock

    public init(
        orders: any OrderRepository,
        service: PaymentService?,
        throttle: any CallThrottle,
        clock: any WallClock
    ) {
        self.orders = orders
        self.service = service
        self.throttle = throttle
        self.clock = clock
    }
}
