import Domain
import JSONCoding
import Wire

/// A payment as PortOne describes it. Fields that Madang doesn't use are not read.
struct PortonePayment: Equatable {
    private static let statuses: [String: ProviderPayment.Status] = [
        "READY": .ready, "PAY_PENDING": .pending, "VIRTUAL_ACCOUNT_ISSUED": .accountIssued, "PAID": .paid,
        "FAILED": .failed, "PARTIAL_CANCELLED": .partlyCancelled, "CANCELLED": .cancelled,
    ]

    let status: ProviderPayment.Status
    let id: String
    let storeID: String
    /// Nil before the first attempt.
    let isTest: Bool?
    let currency: String
    let total: Money
    let cancelled: Money
    /// Nil if nothing was charged.
    let paidAt: Moment?
    /// The type of the method, such as `PaymentMethodCard`.
    let method: String?
    let account: ProviderPayment.Account?
    let receiptAddress: String?
    /// The sum of the cancellations that are complete; nil if there is no list.
    let cancellations: Int?
    let isDisputed: Bool

    /// Throws ``ProviderFailure/unreadable`` unless every field that is read has its type and range, and the
    /// status is a known one. With another, the payment is asked for again, also after an update of Madang.
    init(_ json: JSON) throws(ProviderFailure) {
        let fields = PortoneFields(json)
        status = try fields.choice("status", Self.statuses)
        id = try fields.text("id")
        storeID = try fields.text("storeId")
        isTest = try fields.object("channel").map { (channel) throws(ProviderFailure) in
            try channel.choice("type", ["LIVE": false, "TEST": true])
        }
        currency = try fields.text("currency")
        guard let amount = try fields.object("amount") else { throw .unreadable }
        total = try amount.money("total")
        cancelled = try amount.money("cancelled")
        paidAt = try fields.moment(ifGiven: "paidAt")
        let paidBy = try fields.object("method")
        method = try paidBy?.text("type")
        account =
            method == "PaymentMethodVirtualAccount"
            ? try paidBy.map { (way) throws(ProviderFailure) in try ProviderPayment.Account(way) } : nil
        let receipt = try fields.text(ifGiven: "receiptUrl")
        receiptAddress = receipt?.hasPrefix("https://") == true ? receipt : nil
        cancellations = try fields.list("cancellations").map { (list) throws(ProviderFailure) in
            var sum = 0
            for one in list where try one.text("status") == "SUCCEEDED" {
                sum += try one.money("totalAmount").won
            }
            return sum
        }
        var isDisputed = false
        for dispute in try fields.list("disputes") ?? []
        where try dispute.text(ifGiven: "resolvedAt") == nil { isDisputed = true }
        self.isDisputed = isDisputed
    }
}

extension ProviderPayment.Account {
    fileprivate init(_ way: PortoneFields) throws(ProviderFailure) {
        let bank = try way.text(ifGiven: "bank") ?? ""
        self.init(
            bank: Bank(portoneName: bank)?.rawValue ?? bank,
            number: try way.text("accountNumber"),
            expiresAt: try way.moment(ifGiven: "expiredAt")
        )
    }
}
