/// The reasons to refuse an order, a change to one, or a sale.
public enum OrderRefusal: String, Refusal, CaseIterable {
    /// The order doesn't exist, or the member isn't a party to it.
    case notFound = "order.not-found"
    /// The operator hasn't switched payments on.
    case off = "order.off"
    /// The listing's seats aren't sold here.
    case notForSale = "order.not-for-sale"
    /// The listing's first session has begun.
    case started = "order.started"
    case ownListing = "order.own-listing"
    case alreadyBought = "order.already-bought"
    /// The payer's pass has lessons left.
    case passUnfinished = "order.pass-unfinished"
    /// A pass pays for the lesson.
    case lessonCovered = "order.lesson-covered"
    /// The two agreed on no price for the lesson.
    case lessonUnpriced = "order.lesson-unpriced"
    /// A paid lesson is given up by cancelling the deal.
    case cancelLesson = "order.cancel-lesson"
    /// An operator has to decide first.
    case frozen = "order.frozen"
    /// The provider refuses a refund of it, which an operator has to settle first.
    case refundStuck = "order.refund-stuck"
    /// Payers would get something back, and payments are switched off.
    case refundsOff = "order.refunds-off"
    /// The listing or its author is hidden by an operator.
    case barred = "order.barred"
    /// The owner hasn't asked whether the contract is made.
    case noContract = "order.no-contract"
    /// The payer names the bank account, unless the payer has left or asked an operator.
    case payerNamesAccount = "order.payer-names-account"
    /// Another refund than the one that waits, or another amount.
    case otherRefund = "order.other-refund"
    /// For how long a seller waits for a transfer.
    case transferHours = "sale.transfer-hours"
    /// The provider is charging the payer at the moment.
    case inProgress = "order.in-progress"
    /// No seat or payment is left to refund.
    case ended = "order.ended"
    case notPayer = "order.not-payer"
    case notPayee = "order.not-payee"
    /// More than is left of the payment.
    case refundAmount = "order.refund-amount"
    case reasonMissing = "order.reason-missing"
    case reasonTooLong = "order.reason-too-long"
    /// No refund waits for a bank account.
    case noAccountNeeded = "order.no-account-needed"
    /// Only cards are taken, or a transfer would come too late.
    case noTransfers = "order.no-transfers"
    case accountNumber = "order.account-number"
    case accountHolder = "order.account-holder"
    case providerUnavailable = "order.provider-unavailable"
    case providerRefused = "order.provider-refused"
    /// There is no payment that contradicts the order.
    case noWrongPayment = "order.no-wrong-payment"
    /// There is no refund that the provider refuses.
    case noRefusedRefund = "order.no-refused-refund"
    /// Only offers with sessions and a price for the whole class can be sold, and lessons with a price.
    case notSellable = "sale.not-sellable"
    case sellerNameMissing = "sale.seller-name-missing"
    case sellerNameTooLong = "sale.seller-name-too-long"
    case sellerContactMissing = "sale.seller-contact-missing"
    case sellerContactTooLong = "sale.seller-contact-too-long"
    /// A business registration number has ten digits.
    case businessNumber = "sale.business-number"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .notPayer, .notPayee, .payerNamesAccount: .forbidden
        case .providerUnavailable: .busy(retryAfter: .seconds(30))
        default: field == nil ? .conflict : .invalid
        }
    }

    public var field: String? {
        switch self {
        case .refundAmount: "amount"
        case .accountNumber: "number"
        case .accountHolder: "holder"
        case .reasonMissing, .reasonTooLong: "reason"
        case .sellerNameMissing, .sellerNameTooLong: "name"
        case .sellerContactMissing, .sellerContactTooLong: "contact"
        case .businessNumber: "businessNumber"
        case .transferHours: "transferHours"
        default: nil
        }
    }
}
