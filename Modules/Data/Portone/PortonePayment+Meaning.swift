import Domain

extension PortonePayment {
    /// Translates the payment of `order`. Throws ``ProviderFailure/contradiction(_:)`` if it is another's, or
    /// if its parts don't agree.
    func payment(of order: Order.ID, at setup: PortoneSetup) throws(ProviderFailure) -> ProviderPayment {
        var meaning = status
        // A bank account that expired or was closed before the transfer.
        if meaning == .cancelled, paidAt == nil, cancelled.won == 0 { meaning = .failed }
        // PortOne may leave the account out. The payer has its number from PortOne's window.
        if meaning == .accountIssued, account == nil { meaning = .ready }
        if let flaw = contradiction(order, meaning, setup) { throw .contradiction(flaw) }
        // A payment has no channel before it is tried, and may have none if it failed.
        let mode = [.ready, .failed].contains(meaning) ? isTest ?? setup.isTest : isTest
        guard let isTest = mode else { throw .unreadable }
        return ProviderPayment(
            order: order,
            status: meaning,
            amount: total,
            cancelled: cancelled,
            currency: currency,
            isTest: isTest,
            method: method.flatMap(Self.name),
            receiptAddress: receiptAddress,
            account: account,
            isDisputed: isDisputed
        )
    }

    private func contradiction(
        _ order: Order.ID,
        _ meaning: ProviderPayment.Status,
        _ setup: PortoneSetup
    ) -> String? {
        if id != order.description { return "the payment of another order" }
        if storeID != setup.storeID { return "the payment of another store" }
        if let cancellations, cancellations != cancelled.won {
            return "\(cancelled.won) won are cancelled, but the cancellations add up to \(cancellations)"
        }
        let fits =
            switch meaning {
            case .cancelled: cancelled.won > 0 && cancelled <= total
            case .partlyCancelled: cancelled.won > 0 && cancelled < total
            case .paid: cancelled.won == 0 && paidAt != nil
            case .ready, .pending, .accountIssued, .failed: cancelled.won == 0
            }
        guard !fits else { return nil }
        let time = paidAt == nil ? "without a time of payment" : "with a time of payment"
        return "\(meaning.rawValue) \(time), \(cancelled.won) of \(total.won) won cancelled"
    }

    /// Returns `easy-pay` for `PaymentMethodEasyPay`; nil for a type that isn't a method.
    private static func name(of type: String) -> String? {
        let prefix = "PaymentMethod"
        guard type.hasPrefix(prefix), type.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let name = type.dropFirst(prefix.count).reduce(into: "") { name, letter in
            if letter.isUppercase, !name.isEmpty { name += "-" }
            name += letter.lowercased()
        }
        return name.isEmpty ? nil : name
    }
}
