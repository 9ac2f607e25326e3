import Domain
import JSONCoding
import Secrets

/// The body of a webhook, version 2024-04-25.
struct PortoneWebhook: Equatable {
    /// The types about payments. Others are for other products, or of a later version.
    static let types = Set(
        [
            "Ready", "Paid", "VirtualAccountIssued", "PartialCancelled", "Cancelled", "Failed", "PayPending",
            "CancelPending", "Confirm", "DisputeCreated", "DisputeResolved",
        ]
        .map { "Transaction.\($0)" }
    )

    let type: String
    let storeID: String
    let paymentID: String

    /// Returns nil for a type that isn't about payments. Throws if the body is malformed.
    init?(_ body: [UInt8]) throws(WebhookRefusal) {
        guard let json = try? JSON(parsing: body), let type = json["type"]?.stringValue else {
            throw .malformed
        }
        guard Self.types.contains(type) else { return nil }
        guard let data = json["data"], let storeID = data["storeId"]?.stringValue,
            let paymentID = data["paymentId"]?.stringValue
        else { throw .malformed }
        self.type = type
        self.storeID = storeID
        self.paymentID = paymentID
    }

    /// Returns nil for a payment that isn't an order's.
    func event(_ id: String, at setup: PortoneSetup) -> PaymentEvent? {
        guard storeID == setup.storeID, let order = Order.ID(paymentID), order.description == paymentID else {
            return nil
        }
        return PaymentEvent(id: id, order: order, type: type)
    }
}

extension WebhookRefusal {
    init(_ flaw: WebhookFlaw) {
        self =
            switch flaw {
            case .missingHeader, .malformedTimestamp: .malformed
            case .outsideTolerance: .stale
            case .wrongSignature: .forged
            }
    }
}
