extension Payments {
    /// Says that the contract about a shop is made, as the payer of its deposit.
    public func agreeToContract(of id: Order.ID, by payer: Member.ID) async throws -> Order {
        try await orders.update(id, by: .payer, at: clock.now) { try $0.agreeToContract(by: payer) }.order
    }
}
