/// The reasons to refuse a deposit, or the offer of one.
public enum DepositRefusal: String, Refusal, CaseIterable {
    /// The operator hasn't switched deposits of shops on.
    case off = "deposit.off"
    /// The shop is reserved, contracted or withdrawn, or another neighbour is paying at the moment.
    case notAvailable = "deposit.not-available"
    /// The owner keeps a former deposit, and its payer hasn't said that the contract was made.
    case formerKept = "deposit.former-kept"
    /// Only shops with an amount that is paid at the start take deposits.
    case notOfferable = "deposit.not-offerable"
    /// Nothing, or more than what is paid at the start.
    case amount = "deposit.amount"
    case days = "deposit.days"
    case cooling = "deposit.cooling"
    case registerUnseen = "deposit.register-unseen"
    case registerDate = "deposit.register-date"
    case buildingUnseen = "deposit.building-unseen"
    case buildingDate = "deposit.building-date"
    /// The owner has to choose the reason of the refund.
    case reasonMissing = "deposit.reason-missing"

    public var code: String { rawValue }

    public var kind: RefusalKind { field == nil ? .conflict : .invalid }

    public var field: String? {
        switch self {
        case .amount: "amount"
        case .days: "days"
        case .cooling: "coolingHours"
        case .registerUnseen: "registerSeen"
        case .registerDate: "registerIssuedOn"
        case .buildingUnseen: "buildingSeen"
        case .buildingDate: "buildingIssuedOn"
        case .reasonMissing: "because"
        case .off, .notAvailable, .formerKept, .notOfferable: nil
        }
    }
}
