/// Verifies a provider's webhook and looks at the order that it is about.
public struct ReceiveWebhook: Sendable {
    private let orders: any OrderRepository
    private let service: PaymentService?
    private let complete: CompleteOrder
    private let clock: any WallClock

    public init(
        orders: any OrderRepository,
        service: PaymentService?,
        complete: CompleteOrder,
        clock: any WallClock
    ) {
        self.orders = orders
        self.service = service
        self.complete = complete
        self.clock = clock
    }

    /// Throws a ``WebhookRefusal``, and ``ProviderFailure`` so that the provider sends the webhook again. One
    /// about an unknown order, and one that was processed before, are ignored.
    public func callAsFunction(_ webhook: RawWebhook) async throws {
        guard let service else { throw OrderRefusal.off }
        guard let event = try service.provider.event(in: webhook, at: clock.now) else { return }
        guard try await !orders.hasSeen(event) else { return }
        do {
            try await complete(event.order, by: .webhook)
        } catch OrderRefusal.notFound {
            return
        }
        try await orders.markSeen(event, at: clock.now)
    }
}
