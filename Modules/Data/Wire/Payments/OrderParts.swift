public import Domain
import JSONCoding

/// The bank account to which the payer transfers the amount.
public struct BankAccountBody: ShapedBody {
    public let bank: String
    public let number: String
    public let expiresAt: Moment?

    public static let shape = Shape<Self>(
        "BankAccount",
        Field("bank", \.bank),
        Field("number", \.number),
        Field("expiresAt", \.expiresAt),
        make: Self.init
    )
}

extension BankAccountBody {
    public init(_ account: ProviderPayment.Account) {
        bank = account.bank
        number = account.number
        expiresAt = account.expiresAt
    }
}

/// A refund of an order.
public struct RefundBody: ShapedBody {
    public let id: Refund.ID
    public let amount: Int
    public let cause: Refund.Cause
    public let reason: String?
    public let settlement: String?
    public let askedAt: Moment
    public let state: Refund.State
    public let doneAt: Moment?

    public static let shape = Shape<Self>(
        "Refund",
        Field("id", \.id),
        Field("amount", \.amount),
        Field("cause", \.cause),
        Field("reason", \.reason),
        Field("settlement", \.settlement, about: "How it was given back without the provider"),
        Field("askedAt", \.askedAt),
        Field("state", \.state),
        Field("doneAt", \.doneAt),
        make: Self.init
    )
}

extension RefundBody {
    public init(_ refund: Refund) {
        id = refund.id
        amount = refund.amount.won
        cause = refund.cause
        reason = refund.reason?.text
        settlement = refund.settlement?.text
        askedAt = refund.askedAt
        state = refund.state
        doneAt = refund.doneAt
    }
}

/// Something that happened to an order.
public struct OrderFactBody: ShapedBody {
    public let event: OrderFact.Event
    public let source: OrderFact.Source
    public let amount: Int?
    /// The bank of an account that was named; nil for other facts.
    public let bank: Bank?
    /// The last four digits of the account.
    public let digits: String?
    public let at: Moment

    public static let shape = Shape<Self>(
        "OrderFact",
        Field("event", \.event),
        Field("source", \.source),
        Field("amount", \.amount),
        Field("bank", \.bank, about: "Of an account that was named"),
        Field("digits", \.digits, about: "Its last four digits"),
        Field("at", \.at),
        make: Self.init
    )
}

extension OrderFactBody {
    public init(_ fact: OrderFact) {
        event = fact.event
        source = fact.source
        amount = fact.amount?.won
        bank = fact.account?.bank
        digits = fact.account?.digits
        at = fact.at
    }
}
