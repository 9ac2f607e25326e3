extension Payments {
    /// Compares an order with the provider because a party or an operator asks for it. Three questions of the
    /// parties reach the provider, and then one in five seconds, since its limit of requests is for all
    /// orders together.
    ///
    /// Does nothing beyond the limit: what is known counts then. A payer who returns
    /// with a token, and an operator, don't wait.
    public func check(
        _ id: Order.ID,
        with token: PaymentToken? = nil,
        by source: OrderFact.Source
    ) async throws {
        guard service != nil else { throw OrderRefusal.off }
        if source != .operator {
            let call = token == nil ? CountedCall.comparison(of: id) : .confirmation(of: id)
            guard try await throttle.take([call], at: clock.now) == nil else { return }
        }
        try await complete(id, with: token, by: source)
    }
}

extension CountedCall {
    private static let interval = Duration.seconds(5)

    /// Enough for a payer who returns, sees that nothing has arrived yet and asks again.
    fileprivate static func comparison(of order: Order.ID) -> CountedCall {
        CountedCall(key: "comparison \(order)", rule: .init(tries: 3, interval: interval))
    }

    /// More than a payer needs who tries one card after the other.
    fileprivate static func confirmation(of order: Order.ID) -> CountedCall {
        CountedCall(key: "confirmation \(order)", rule: .init(tries: 10, interval: interval))
    }

    static func registration(of order: Order.ID) -> CountedCall {
        CountedCall(key: "registration \(order)", rule: .init(tries: 1, interval: interval))
    }
}
