extension Payments {
    /// Verifies a provider's webhook and looks at the order that it is about.
    ///
    /// Throws a ``WebhookRefusal``, and ``ProviderFailure`` so that the provider sends the webhook again. One
    /// about an unknown order, and one that was processed before, are ignored.
    public func receive(_ webhook: RawWebhook) async throws {
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
