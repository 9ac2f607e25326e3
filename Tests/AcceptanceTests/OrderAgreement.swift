import JSONCoding
import PaymentSandbox
import TestSupport
import Testing

extension LocalPayments {
    /// Expects of an order, as an operator reads it, that it is decided and agrees with the provider: a seat
    /// is paid for, and a payer without one got everything back.
    func expectAgreement(of order: JSON) {
        let payment = sandbox.payment(order["id"]?.stringValue ?? "")
        let isCharged = payment?["paidAt"]?.isNull == false
        let total = isCharged ? payment?["amount"]?["total"]?.intValue ?? 0 : 0
        let cancelled = payment?["amount"]?["cancelled"]?.intValue ?? 0
        let about = Comment(rawValue: "\(order) \(payment ?? .null)")
        let state = order["state"]?.stringValue ?? ""
        #expect(!["held", "confirming", "paid"].contains(state), about)
        #expect(order["problem"]?.isNull == true, about)
        #expect(order["refunded"]?.intValue == cancelled, about)
        #expect(order["refunds"]?.arrayValue?.contains { $0["state"] == "open" } == false, about)
        #expect(order["hasSeat"] == true ? total > cancelled : total == cancelled, about)
    }
}
