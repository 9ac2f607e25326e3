/// Something that happened to an order, kept for its parties and for the operator.
public struct OrderFact: Equatable, Sendable {
    public enum Event: String, CaseIterable, Sendable {
        case held
        case confirming
        case accountIssued = "account-issued"
        case paid
        case sold
        case cancelled
        case expired
        case withdrawn
        /// See ``Order/fulfilledAt``.
        case fulfilled
        /// A lesson was booked with a pass.
        case used
        /// A booked lesson came back to the pass.
        case returned
        case refundAsked = "refund-asked"
        /// The payer named the account for the refund of a transfer.
        case refundAccountGiven = "refund-account-given"
        case refunded
        /// It was settled without the provider.
        case refundSettled = "refund-settled"
        /// The provider contradicts the order, or refuses a refund.
        case contradicted
        /// An operator cancelled a payment that isn't the order's.
        case paymentRejected = "payment-rejected"
        /// The payer asked an operator to name the bank account.
        case refundAccountAsked = "refund-account-asked"
        /// The author changed what was sold.
        case soldChanged = "sold-changed"
        case contractAsked = "contract-asked"
        case contractAgreed = "contract-agreed"
        case frozen
        /// An operator has decided.
        case unfrozen
    }

    /// What made the server look at the order.
    public enum Source: String, CaseIterable, Sendable {
        case payer
        case payee
        case webhook
        case poll
        case `operator`
    }

    public let event: Event
    public let source: Source
    public let amount: Money?
    /// Which bank account was named, by its last digits; nil for other facts.
    public let account: NamedAccount?
    public let at: Moment

    public init(
        _ event: Event,
        by source: Source,
        amount: Money? = nil,
        account: NamedAccount? = nil,
        at: Moment
    ) {
        self.event = event
        self.source = source
        self.amount = amount
        self.account = account
        self.at = at
    }
}

/// The bank and the last four digits of an account, kept after the account itself is forgotten.
public struct NamedAccount: Hashable, Sendable {
    public let bank: Bank
    public let digits: String

    public init(_ account: RefundAccount) {
        bank = account.bank
        digits = String(account.number.suffix(4))
    }

    /// Restores a stored account.
    public init(bank: Bank, digits: String) {
        self.bank = bank
        self.digits = digits
    }
}
