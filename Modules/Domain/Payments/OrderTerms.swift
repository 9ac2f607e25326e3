/// The terms of an order, as shown before it was placed. The deadline and the dates follow the lesson or the
/// class that is paid, and of a pass the deadline counts from the payment.
public struct OrderTerms: Equatable, Sendable {
    public let seller: Seller
    public internal(set) var item: Order.Item
    public let commission: Commission
    /// Until when it can be paid for and given up: the start of the first session that a seat is for or of
    /// the lesson, or the end of a reservation or of a pass.
    public internal(set) var deadline: Moment
    /// For how long the seller waits for a transfer, in hours from the order on.
    public let transferHours: Int

    public init(
        seller: Seller,
        item: Order.Item,
        commission: Commission,
        deadline: Moment,
        transferHours: Int = Sale.usualTransferHours
    ) {
        self.seller = seller
        self.item = item
        self.commission = commission
        self.deadline = deadline
        self.transferHours = transferHours
    }
}

/// What the provider said about the payment.
public struct PaymentDetails: Equatable, Sendable {
    public let method: String?
    public let receiptAddress: String?
    public let account: ProviderPayment.Account?

    public init(
        method: String? = nil,
        receiptAddress: String? = nil,
        account: ProviderPayment.Account? = nil
    ) {
        self.method = method
        self.receiptAddress = receiptAddress
        self.account = account
    }

    /// Whether it was paid, or is to be paid, by a transfer to a bank account.
    public var isTransfer: Bool { account != nil }

    init(_ payment: ProviderPayment) {
        self.init(method: payment.method, receiptAddress: payment.receiptAddress, account: payment.account)
    }
}

/// A contradiction between an order and its provider, or a refund that the provider refuses.
public enum OrderProblem: Hashable, Sendable {
    case amount
    case currency
    /// A test payment for a real order, or the reverse.
    case test
    case otherOrder
    /// The provider shows smaller refunds than recorded.
    case refundMissing
    /// The provider made a refund that was settled without it.
    case refundedTwice
    case disputed
    case refundRefused(code: String)
    /// The payer's account is deleted, and a refund waits for a bank account.
    case refundAccountMissing
    /// The payer asked an operator to name the bank account.
    case refundAccountAsked
}

extension OrderProblem {
    /// Whether a later answer of the provider that agrees with the order resolves it.
    var isOfAnswer: Bool {
        switch self {
        case .amount, .currency, .test, .otherOrder: true
        case .refundMissing, .refundedTwice, .disputed, .refundRefused, .refundAccountMissing,
            .refundAccountAsked:
            false
        }
    }

    /// Whether an operator may cancel the payment because of it.
    public var isOfPayment: Bool {
        switch self {
        case .amount, .test: true
        case .currency, .otherOrder, .refundMissing, .refundedTwice, .disputed, .refundRefused,
            .refundAccountMissing, .refundAccountAsked:
            false
        }
    }

    /// Whether another bank account, or the refund itself, resolves it.
    public var isOfRefund: Bool {
        switch self {
        case .refundRefused, .refundAccountMissing, .refundAccountAsked: true
        case .amount, .currency, .test, .otherOrder, .refundMissing, .refundedTwice, .disputed: false
        }
    }

    /// As stored and on the wire.
    public var text: String {
        switch self {
        case .amount: "amount"
        case .currency: "currency"
        case .test: "test"
        case .otherOrder: "other-order"
        case .refundMissing: "refund-missing"
        case .refundedTwice: "refunded-twice"
        case .disputed: "disputed"
        case .refundAccountMissing: "refund-account-missing"
        case .refundAccountAsked: "refund-account-asked"
        case .refundRefused(let code): "refund-refused:\(code)"
        }
    }

    public init?(_ text: String) {
        switch text {
        case "amount": self = .amount
        case "currency": self = .currency
        case "test": self = .test
        case "other-order": self = .otherOrder
        case "refund-missing": self = .refundMissing
        case "refunded-twice": self = .refundedTwice
        case "disputed": self = .disputed
        case "refund-account-missing": self = .refundAccountMissing
        case "refund-account-asked": self = .refundAccountAsked
        default:
            guard text.hasPrefix("refund-refused:") else { return nil }
            self = .refundRefused(code: String(text.dropFirst("refund-refused:".count)))
        }
    }
}
