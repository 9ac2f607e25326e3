import JSONCoding
import PaymentSandbox
import TestSupport
import Testing

extension Neighbour {
    /// The whole ledger adds up, and agrees with the provider.
    func provesLedger() async throws {
        var cursor: String?
        repeat {
            let after = cursor.map { "&cursor=\($0)" } ?? ""
            let proof = try await ask("GET", "/api/v1/operator/ledger/faults?provider=true\(after)")
            #expect(proof.status == 200 && proof.items.isEmpty, "\(proof)")
            cursor = proof.json["next"]?.stringValue
        } while cursor != nil
    }
}

extension LocalPayments {
    /// Expects of an order, as an operator reads it, that it is decided and agrees with the provider: a seat
    /// is paid for, and a payer without one, or of another amount, got everything back.
    func expectAgreement(of order: JSON) {
        let payment = sandbox.payment(order["id"]?.stringValue ?? "")
        let isCharged = payment?["paidAt"]?.isNull == false
        let total = isCharged ? payment?["amount"]?["total"]?.intValue ?? 0 : 0
        let cancelled = payment?["amount"]?["cancelled"]?.intValue ?? 0
        let about = Comment(rawValue: "\(order) \(payment ?? .null)")
        let state = order["state"]?.stringValue ?? ""
        #expect(!["held", "confirming", "paid"].contains(state), about)
        #expect(order["problem"]?.isNull == true, about)
        let isWrong = isCharged && total != order["amount"]?.intValue
        #expect(order["refunded"]?.intValue == (isWrong ? 0 : cancelled), about)
        #expect(order["refunds"]?.arrayValue?.contains { $0["state"] == "open" } == false, about)
        #expect(order["hasSeat"] == true ? total > cancelled : total == cancelled, about)
    }
}
