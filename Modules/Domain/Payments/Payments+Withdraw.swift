extension Payments {
    /// Gives up the payer's seat or pass. After the payment, the payer gets the share that the order's ladder
    /// says. A teacher gives the lessons of a pass back that aren't taken.
    ///
    /// A refund that the provider can't make now is made later.
    public func withdraw(
        _ id: Order.ID,
        by member: Member.ID,
        as source: OrderFact.Source = .payer
    ) async throws -> Order {
        let order = try await orders.update(id, by: source, at: clock.now) { try $0.withdraw(by: member) }
            .order
        return try await makeRefunds(of: order, by: source)
    }
}

extension Payments {
    /// Makes the refunds that were asked for, as far as the provider can make them now. While payments are
    /// off, they wait.
    func makeRefunds(of order: Order, by source: OrderFact.Source) async throws -> Order {
        guard order.openRefund != nil else { return order }
        do {
            return try await complete(order.id, by: source)
        } catch is ProviderFailure {
            return order
        } catch OrderRefusal.off {
            return order
        }
    }
}
