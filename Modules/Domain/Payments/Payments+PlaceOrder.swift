extension Payments {
    /// Holds what a listing sells for a payer, and tells the provider what it costs.
    ///
    /// Returns the payer's held order if there is one; it is told to the provider again, but at most once in
    /// five seconds. Throws ``OrderRefusal/off`` while payments are off,
    /// and ``OrderRefusal/providerUnavailable``, after which a seat that was free is free again.
    ///
    /// - Parameters:
    ///   - choice: which of the lessons; nil for anything else.
    ///   - ticks: the documents that the payer of a deposit has seen.
    public func placeOrder(
        in listing: Listing.ID,
        by payer: Member.ID,
        choosing choice: LessonChoice? = nil,
        ticks: DocumentTicks = .none
    ) async throws -> Order {
        guard let service else { throw OrderRefusal.off }
        let now = clock.now
        let provider = (name: service.provider.name, isTest: service.provider.isTest)
        let (order, isNew) = try await orders.place(listing, by: payer, choosing: choice, at: now) {
            id,
            sale,
            listing,
            standing in
            try service.mustTake(sale)
            let purchase = try Purchase.hold(
                id,
                in: sale?.charging(atMost: service.commission),
                of: listing,
                by: payer,
                standing: standing,
                choosing: choice,
                on: provider,
                ladder: service.ladder,
                ticks: ticks,
                at: now
            )
            try service.limits.check(purchase.order, isFirst: standing.isFirstSale)
            return purchase
        }
        let wait = try await throttle.take([.registration(of: order.id)], at: now)
        guard isNew || wait == nil else { return order }
        do {
            try await service.provider.register(service.charge(for: order))
        } catch {
            // The payer may have paid meanwhile, in another tab. If this fails, too, the hold ends by itself.
            if isNew {
                _ = try? await orders.update(order.id, by: .poll, at: clock.now) { $0.endHold() }
            }
            throw OrderRefusal.providerUnavailable
        }
        return order
    }
}
