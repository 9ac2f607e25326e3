/// A payment as the provider has it.
public struct ProviderPayment: Equatable, Sendable {
    public enum Status: String, CaseIterable, Sendable {
        /// Registered, but not tried yet.
        case ready
        /// Approved by the payer and waiting, such as for the confirmation.
        case pending
        /// Waits for a transfer to the ``ProviderPayment/account``.
        case accountIssued = "account-issued"
        case paid
        case partlyCancelled = "partly-cancelled"
        case cancelled
        /// The last attempt failed. The payer can try again.
        case failed
    }

    /// A bank account issued for one payment.
    public struct Account: Hashable, Sendable {
        public let bank: String
        public let number: String
        public let expiresAt: Moment?

        public init(bank: String, number: String, expiresAt: Moment?) {
            self.bank = bank
            self.number = number
            self.expiresAt = expiresAt
        }
    }

    public let order: Order.ID
    public let status: Status
    /// The total of the payment; nil if the provider's answer has none yet.
    public let amount: Money?
    /// The part refunded so far.
    public let cancelled: Money
    /// ISO 4217, such as `KRW`.
    public let currency: String
    public let isTest: Bool
    /// The provider's word for the way of paying, such as `card`.
    public let method: String?
    public let receiptAddress: String?
    public let account: Account?
    /// Whether the payer disputes the payment at the provider.
    public let isDisputed: Bool

    public init(
        order: Order.ID,
        status: Status,
        amount: Money?,
        cancelled: Money,
        currency: String,
        isTest: Bool,
        method: String? = nil,
        receiptAddress: String? = nil,
        account: Account? = nil,
        isDisputed: Bool = false
    ) {
        self.order = order
        self.status = status
        self.amount = amount
        self.cancelled = cancelled
        self.currency = currency
        self.isTest = isTest
        self.method = method
        self.receiptAddress = receiptAddress
        self.account = account
        self.isDisputed = isDisputed
    }
}

extension ProviderPayment.Status {
    var isCharged: Bool {
        switch self {
        case .paid, .partlyCancelled, .cancelled: true
        case .ready, .pending, .accountIssued, .failed: false
        }
    }
}
