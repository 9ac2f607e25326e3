import Glibc
import JSONCoding

/// One payment, in PortOne's terms.
struct SandboxPayment: Sendable {
    /// The largest amount. A fault can add to it.
    static let most: Int64 = 1_000_000_000_000

    enum Status: String, Sendable {
        case payPending = "PAY_PENDING"
        case virtualAccountIssued = "VIRTUAL_ACCOUNT_ISSUED"
        case paid = "PAID"
        case failed = "FAILED"
        case partialCancelled = "PARTIAL_CANCELLED"
        case cancelled = "CANCELLED"

        /// Whether the money has arrived at some time.
        var isCharged: Bool { [.paid, .partialCancelled, .cancelled].contains(self) }
    }

    struct Cancellation: Sendable {
        let id: String
        let amount: Int64
        let reason: String
        var isDone: Bool
        let at: Int64
    }

    /// The method of a payment to a bank account that is issued for it.
    static let transfer = "PaymentMethodVirtualAccount"

    let id: String
    let transaction: String
    let name: String
    var total: Int64
    var status: Status
    let method: String
    /// Proves that the payer approved a payment that waits for its confirmation.
    let token: String?
    let webhookAddresses: [String]
    let requestedAt: Int64
    var paidAt: Int64?
    /// When a bank account closed without a transfer.
    var closedAt: Int64?
    var cancellations: [Cancellation] = []
    var isDisputed = false

    var isTransfer: Bool { method == Self.transfer }

    /// Includes cancellations that are only accepted, so that money isn't refunded twice.
    var cancellable: Int64 { status.isCharged ? total - cancellations.reduce(0) { $0 + $1.amount } : 0 }

    var cancelled: Int64 { cancellations.reduce(0) { $1.isDone ? $0 + $1.amount : $0 } }

    func json(of store: String) -> JSON {
        var payment: JSONObject = [
            "status": .string(status.rawValue), "id": .string(id), "transactionId": .string(transaction),
            "merchantId": "merchant-sandbox", "storeId": .string(store), "version": "V2",
            "channel": [
                "type": "TEST", "name": "sandbox", "key": "channel-key-sandbox", "pgProvider": "TOSSPAYMENTS",
                "pgMerchantId": "sandbox",
            ],
            "requestedAt": .string(date(requestedAt)), "updatedAt": .string(date(paidAt ?? requestedAt)),
            "statusChangedAt": .string(date(paidAt ?? requestedAt)), "orderName": .string(name),
            "amount": [
                "total": .integer(total), "taxFree": 0, "vat": .integer(total / 11),
                "supply": .integer(total - total / 11), "discount": 0,
                "paid": .integer(status.isCharged ? total : 0), "cancelled": .integer(cancelled),
                "cancelledTaxFree": 0,
            ],
            "currency": "KRW", "customer": .object(JSONObject()), "method": methodJSON,
            "origin": ["platformType": "PC", "ipAddress": "127.0.0.1"],
        ]
        if let paidAt {
            payment["paidAt"] = .string(date(paidAt))
            payment["pgTxId"] = .string("pg-\(transaction)")
        }
        addParts(to: &payment)
        return .object(payment)
    }

    /// Adds what only payments of its status have.
    private func addParts(to payment: inout JSONObject) {
        if status == .failed {
            payment["failedAt"] = .string(date(requestedAt))
            payment["failure"] = ["reason": "sandbox", "pgCode": "SANDBOX"]
        }
        if status == .paid, let paidAt {
            payment["disputes"] =
                isDisputed
                ? [["status": "UNRESOLVED", "reason": "sandbox", "createdAt": .string(date(paidAt))]] : []
        }
        let isCancelled = [.partialCancelled, .cancelled].contains(status)
        if isCancelled || !cancellations.isEmpty {
            payment["cancellations"] = .array(cancellations.map(\.json))
        }
        if isCancelled {
            let last = cancellations.last { $0.isDone }?.at ?? closedAt ?? requestedAt
            payment["cancelledAt"] = .string(date(last))
        }
    }

    private var methodJSON: JSON {
        guard isTransfer else { return ["type": .string(method)] }
        return [
            "type": .string(method), "bank": "SHINHAN", "accountNumber": "100-000-000000",
            "expiredAt": .string(date(requestedAt + 86_400)), "issuedAt": .string(date(requestedAt)),
        ]
    }
}

extension SandboxPayment.Cancellation {
    var json: JSON {
        var fields: JSONObject = [
            "status": isDone ? "SUCCEEDED" : "REQUESTED", "id": .string(id), "totalAmount": .integer(amount),
            "taxFreeAmount": 0, "vatAmount": .integer(amount / 11), "reason": .string(reason),
            "requestedAt": .string(date(at)),
        ]
        if isDone { fields["cancelledAt"] = .string(date(at)) }
        return .object(fields)
    }
}

/// Returns the date in UTC (RFC 3339).
func date(_ seconds: Int64) -> String {
    var seconds = time_t(seconds)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
}
