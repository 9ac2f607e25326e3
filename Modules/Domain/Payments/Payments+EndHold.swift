extension Payments {
    /// Ends the hold of a payer who hasn't paid, as the seller may. A payment that arrives afterwards is
    /// given back.
    public func endHold(of id: Order.ID, by payee: Member.ID) async throws -> Order {
        try await orders.update(id, by: .payee, at: clock.now) { try $0.endHold(by: payee) }.order
    }
}
