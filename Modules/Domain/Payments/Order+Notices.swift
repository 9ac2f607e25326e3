extension Order {
    /// The amount of the refund that a notice tells of, or else of the order.
    public func amount(toldBy kind: Notice.Kind) -> Money {
        guard kind == .orderRefunded else { return amount }
        return refunds.last { $0.state == .done }?.amount ?? amount
    }
}
